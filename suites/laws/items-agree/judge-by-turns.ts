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

/** Times that a list is read again which told nothing otherwise: it may come from each node in turn. */
const times = 4

/** Judges an item that was told otherwise now and then: what others change does not change back again and again. */
export async function judgeByTurns(
  stage: Pick<LawStage, 'settled'>,
  verify: Verification,
  itemResource: NonNullable<Operation['itemResource']>,
  known: Known,
  { list, ask }: Ways,
): Promise<void> {
  const { by } = itemResource
  const pairs = [...known.values()].flat()
  let differing = differingIn(itemResource, pairs)
  for (let again = 0; differing === undefined && again < times; again += 1) {
    const { items } = await list()
    const now = pairs.flatMap(({ item: { [by]: name }, resource }) =>
      items.filter((one) => one[by] === name).map((item) => ({ item, resource })),
    )
    differing = differingIn(itemResource, now)
  }
  if (differing === undefined) return
  const { name, member } = differing
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

/** A member that an item tells otherwise than the resource behind it. */
function differingIn(
  { by, members }: NonNullable<Operation['itemResource']>,
  pairs: readonly { readonly item: Item; readonly resource: Item }[],
): { readonly name: string; readonly member: string } | undefined {
  for (const { item, resource } of pairs) {
    const member = differingMembers(item, resource).find((one) => members.includes(one))
    const name = item[by]
    if (member !== undefined && typeof name === 'string') return { name, member }
  }
  return undefined
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
