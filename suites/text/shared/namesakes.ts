import { type Answer, type Stage } from '../../../src/scenario/index.js'
import { type Beside, createBeside } from './create-beside.js'
import type { ownString } from './own-string.js'
import { pointerTo } from './pointer-to.js'
import { resolveText } from './resolve-text.js'
import type { TextItem } from './text-item.js'

type Own = Awaited<ReturnType<typeof ownString>>

type Needs = Parameters<typeof resolveText>[0] &
  Pick<Stage, 'admin' | 'afterwards'> & {
    readonly fixtures: { allNamed(name: string): Promise<readonly string[]> }
  }

/** Creates a string of the same name in another group, if there is one to write in. */
export async function namesakesOf(
  stage: Needs,
  own: Own,
  values: readonly TextItem[],
): Promise<readonly Beside[]> {
  const [group] = await stage.fixtures.allNamed('otherWritableGroup')
  return group === undefined ? [] : createBeside(stage, own, { group, values })
}

/**
 * Makes sure that the text of a group shows what a string of another group says now. Whether its entity tag is another
 * one than before, a rule tells.
 *
 * @param before the answer before that string was set, where it was looked at
 */
export async function assumeReferredAnew(
  stage: Needs,
  namesakes: readonly Beside[],
  text: string,
  before?: readonly Answer[],
): Promise<readonly Answer[]> {
  return Promise.all(
    namesakes.map(async (one, at) => {
      const due = [{ ...one, text: `As in ${text}` }]
      const resolved = await resolveText(stage, { query: { groups: [one.group] } }, due)
      const was = before?.[at]?.at(pointerTo(one))
      const isReplaced = was !== undefined && !String(was).includes('{{')
      if (isReplaced)
        stage.assume(resolved, 'text.references.resolved').at(pointerTo(one), `As in ${text}`)
      return resolved
    }),
  )
}

/** Items of which the first one refers to a string. */
export const referringTo = (key: string, items: readonly TextItem[]): readonly TextItem[] => [
  { value: `As in {{${key}}}` },
  ...items.slice(1),
]
