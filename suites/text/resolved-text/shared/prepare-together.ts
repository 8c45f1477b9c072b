import type { Answer, Stage } from '../../../../src/scenario/index.js'
import { groupsOf } from '../../shared/groups-of.js'
import { ownString } from '../../shared/own-string.js'
import { pointerTo } from '../../shared/pointer-to.js'
import { resolveText } from '../../shared/resolve-text.js'
import { type Asked, severalAtOnce, singly, textsOf } from './several-at-once.js'

type Needs = Parameters<typeof ownString>[0] &
  Parameters<typeof resolveText>[0] & {
    readonly fixtures: {
      writableGroup(): Promise<string>
      twoFormats(): Promise<readonly [string, string]>
    }
  }

/** A string of which each parameter selects another text, and the means to ask for it. */
interface Prepared {
  readonly group: string
  /** The string, and the one that it refers to. */
  readonly written: readonly Awaited<ReturnType<typeof ownString>>[]
  readonly order: Awaited<ReturnType<typeof ownString>>['order']
  readonly key: string
  readonly format: string
  /** What comes of each parameter by itself, which was found to be so, and of all of them. */
  readonly parts: readonly Asked[]
  /** Place of the string in resolved text of its group. */
  readonly pointer: string
  readonly ofGroup: string
  /** @param due strings that are to be there once they are seen: those that were written, unless since is asked for */
  ask(asked: Asked[0], due?: Prepared['written']): Promise<Answer>
  /** Whether a group is the one that was asked for, or what all groups share: which one that is is not shown. */
  isAlong(name: string): boolean
}

/** @throws Undecided when one of the parameters is not right by itself */
export async function prepareTogether(stage: Needs & Pick<Stage, 'giveUp'>): Promise<Prepared> {
  const group = await stage.fixtures.writableGroup()
  const [, format] = await stage.fixtures.twoFormats()
  const referred = await ownString(stage, group, [{ value: 'referred to' }])
  const { key } = referred
  const own = await ownString(stage, group, textsOf(key, format))
  const written = [referred, own]
  const ask: Prepared['ask'] = ({ query = {}, accept }, due) =>
    resolveText(
      stage,
      {
        query: { groups: [group], ...query },
        headers: accept === undefined ? [] : [['Accept-Language', accept]],
      },
      // What is narrowed to what is new need not show it.
      due ?? ('since' in query ? [] : written),
    )
  const along = [...groupsOf(await ask({})).keys()]
  const single = singly(key, format)
  const pointer = pointerTo(own)
  for (const [asked, text] of single)
    if ((await ask(asked)).at(pointer) !== text)
      stage.giveUp(
        `Resolved text is not right with one parameter alone, either: ${JSON.stringify(asked)}.`,
        'let each parameter be right alone',
      )
  const parts = [...single, ...severalAtOnce(key, format).slice(-1)]
  const ofGroup = `${group} and what all groups share`
  const isAlong = (name: string): boolean => along.includes(name)
  return { group, written, order: own.order, key, format, parts, pointer, ofGroup, ask, isAlong }
}
