import {
  type Answer,
  type RequestInput,
  tagOf,
  tagStays,
  type Verification,
} from '../../../../src/scenario/index.js'
import { isShown } from '../../shared/is-shown.js'
import type { ownString } from '../../shared/own-string.js'
import { resolveText } from '../../shared/resolve-text.js'
import type { TextItem } from '../../shared/text-item.js'
import { narrowed } from './narrowed.js'

interface Known {
  readonly order: RequestInput
  readonly tag: string
  readonly answer: Answer
}

interface Narrowed {
  readonly group: string
  readonly format: string
  readonly values: readonly TextItem[]
  askWith(tag: string, order: RequestInput): Promise<Answer>
}

/** Judges that what has not changed is not sent again; returns what a client has that is strong. */
export async function knownTags(
  stage: Parameters<typeof resolveText>[0],
  known: Verification,
  own: Awaited<ReturnType<typeof ownString>>,
  { group, format, values, askWith }: Narrowed,
): Promise<readonly Known[]> {
  const had: Known[] = []
  await known.confirmed(async (compare) => {
    had.length = 0
    for (const order of narrowed(group, format)) {
      const tag = tagOf(await resolveText(stage, order, [own]))
      if (tag === undefined) continue
      const again = await askWith(tag, order)
      const now = await resolveText(stage, order)
      // What is still being generated shows nothing yet.
      if (again.status === 202) continue
      if (tagOf(now) !== tag || !values.some(({ value }) => isShown(value)(now))) continue
      if (again.status !== 304 && !(await tagStays(() => resolveText(stage, order), tag))) continue
      compare(again).status(304)
      // A weak tag may stay where what changed does not matter to the service.
      if (!tag.startsWith('W/')) had.push({ order, tag, answer: now })
    }
  })
  return had
}
