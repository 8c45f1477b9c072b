import {
  type Answer,
  differingMembers,
  type Item,
  type LawStage,
  type Operation,
  type Verification,
} from '../../../src/scenario/index.js'
import { byTurns } from '../shared/by-turns.js'
import type { Known } from './judge-items.js'

/** An item, as its list and the resource behind it told it, one after the other. */
interface Told {
  readonly found: Answer
  /** What each of them says of one member. */
  readonly listed: unknown
  readonly alone: unknown
}

/** How an item is read, in its list and by itself. */
interface Ways {
  list(): Promise<Answer>
  ask(name: string): Promise<Answer>
}

/** Judges an item that was told otherwise now and then: what others change is not as before each second time. */
export async function judgeByTurns(
  stage: Pick<LawStage, 'settled'>,
  verify: Verification,
  { by, members }: NonNullable<Operation['itemResource']>,
  known: Known,
  { list, ask }: Ways,
): Promise<void> {
  const [[name, member] = []] = [...known.values()].flat().flatMap(({ item, resource }) => {
    const differing = differingMembers(item, resource).find((one) => members.includes(one))
    return differing === undefined ? [] : [[item[by], differing] as const]
  })
  if (typeof name !== 'string' || member === undefined) return
  const read = async (): Promise<Told> => {
    const { items } = await list()
    const found = await ask(name)
    const listed = items.find((one) => one[by] === name)?.[member]
    return { found, listed, alone: isItem(found.json) ? found.json[member] : undefined }
  }
  const both = await byTurns(stage, read, ({ listed, alone }) => JSON.stringify([listed, alone]))
  if (both === undefined || both.some((one) => [one.listed, one.alone].includes(undefined))) return
  const isSteady = (side: 'listed' | 'alone'): boolean =>
    new Set(both.map((one) => JSON.stringify(one[side]))).size === 1
  // Where both are others by turns, they may be right each time.
  if (!isSteady('listed') && !isSteady('alone')) return
  for (const { found, listed } of both) verify(found).at(`/${member}`, listed)
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
