import { identify, type Item, type Sender, type Walk } from '../../../../src/scenario/index.js'
import { readPending } from '../../shared/read-pending.js'

const fixtureOf = { none: 'noHold', active: 'activeHold', expired: 'expiredHold' } as const
type State = keyof typeof fixtureOf
const states = Object.keys(fixtureOf) as State[]

/** A transaction that the profile names, and the state of its hold where it is shown. */
interface Named {
  readonly id: string
  readonly shown: State | undefined
}

/** The list of the transactions whose hold is in a state. */
export interface HoldList {
  readonly state: State
  readonly walk: Walk
  readonly ids: readonly string[]
  /** Transactions that the profile names, as far as they were still pending before the list was read. */
  readonly due: readonly string[]
  /** Whether an item belongs to another state: its list has it as well, or it says so itself. */
  isOfAnother(item: Item): boolean
}

/** Reads the pending list for each state of hold that selects something. */
export async function listsByHold(
  customer: Sender,
  fixtures: { allNamed(name: string): Promise<readonly string[]> },
): Promise<readonly HoldList[]> {
  // A hold that the profile names may have ended since.
  const stillHeld = async (id: string, held: State): Promise<readonly Named[]> => {
    const answer = await customer.send('getTransaction', { path: { transactionId: id } })
    const isPending = answer.status === 200 && answer.at('/state') === 'pending'
    const shown = answer.at('/holdState') as State | undefined
    return isPending && [undefined, held].includes(shown) ? [{ id, shown }] : []
  }
  const all = await Promise.all(
    states.map(async (state) => {
      const named = await fixtures.allNamed(fixtureOf[state])
      const known = (await Promise.all(named.map((id) => stillHeld(id, state)))).flat()
      const walk = await readPending(customer, { holdState: [state] }, 20)
      return { state, known, walk, ids: walk.items.map(identify) }
    }),
  )
  // Whether none stands for no hold or for no selection is not shown.
  const held = all.filter(({ state }) => state !== 'none').flatMap(({ ids }) => ids)
  const lists = all.filter(
    ({ state, ids }) =>
      state !== 'none' || held.length === 0 || !held.every((id) => ids.includes(id)),
  )
  const over = all.find(({ state }) => state === 'expired')?.ids ?? []
  return lists.map(({ known, ...list }) => {
    // Where no transaction shows the state of its hold, the other list shows that one is over.
    const isOver = ({ id, shown }: Named): boolean =>
      list.state === 'active' && shown === undefined && over.includes(id)
    const due = known.filter((one) => !isOver(one)).map(({ id }) => id)
    const elsewhere = new Set(lists.flatMap((one) => (one.state === list.state ? [] : one.ids)))
    const others = states.filter((one) => one !== list.state)
    const isOfAnother = (item: Item): boolean =>
      elsewhere.has(identify(item)) || others.some((one) => one === item['holdState'])
    return { ...list, due, isOfAnother }
  })
}

/** The two shortest lists, which are likeliest to stand on one page together; undefined where there are none. */
export function twoShortest(lists: readonly HoldList[]): readonly [HoldList, HoldList] | undefined {
  const [first, second] = lists
    .filter(({ ids }) => ids.length > 0)
    .toSorted((one, other) => one.ids.length - other.ids.length)
  return first === undefined || second === undefined ? undefined : [first, second]
}
