import {
  identify,
  type Item,
  type NumberedWalk,
  walkNumbered,
} from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

const fixtureOf = { none: 'noHold', active: 'activeHold', expired: 'expiredHold' } as const
type State = keyof typeof fixtureOf
const states = Object.keys(fixtureOf) as State[]

/** The list of the transactions whose hold is in a state. */
interface List {
  readonly state: State
  readonly walk: NumberedWalk
}

const single = 'transactions.pending.holdState'
const several = 'transactions.pending.holdStates'

export default scenario('The pending list with hold states holds what is in those states', {
  verifies: [single, several],
  async steps({ operation, plain, customer, fixtures, verify, undecided }) {
    await plain(operation('getPendingTransactions'))
    const read = (...holdState: string[]) =>
      walkNumbered(customer, 'getPendingTransactions', { holdState }, { pages: 20 })
    const readAll = (those: readonly State[]): Promise<readonly List[]> =>
      Promise.all(those.map(async (state) => ({ state, walk: await read(state) })))
    /** Of the transactions that the profile names, those that are still pending. */
    const stillNamed = async (state: State): Promise<readonly string[]> => {
      const ids = await fixtures.allNamed(fixtureOf[state])
      const answers = await Promise.all(
        ids.map((transactionId) => customer.send('getTransaction', { path: { transactionId } })),
      )
      return ids.filter((_, index) => {
        const answer = answers[index]
        return answer?.status === 200 && answer.at('/state') === 'pending'
      })
    }
    const all = await Promise.all(
      states.map(async (state) => ({
        state,
        due: await stillNamed(state),
        walk: await read(state),
      })),
    )
    // Whether none stands for no hold or for no selection is not shown.
    const held = all.filter(({ state }) => state !== 'none').flatMap(({ walk }) => idsOf(walk))
    const selectsAll = ({ walk }: (typeof all)[number]): boolean =>
      held.length > 0 && held.every((id) => idsOf(walk).includes(id))
    const lists = all.filter((one) => one.state !== 'none' || !selectsAll(one))

    let right = true
    for (const { state, due, walk } of lists) {
      const [page] = walk.pages
      if (page === undefined || walk.items.length + due.length === 0) continue
      const met = idsOf(walk)
      let missing = walk.complete ? due.filter((id) => !met.includes(id)) : []
      if (missing.length > 0) {
        // What was pending may be so no more: it is looked for once more, and must be pending afterwards.
        const now = idsOf(await read(state))
        const still = await stillNamed(state)
        missing = missing.filter((id) => still.includes(id) && !now.includes(id))
      }
      let wrong = wrongIn(lists, state)
      if (wrong.length > 0) {
        // A hold may have ended between two lists: each is read once more.
        const again = wrongIn(await readAll(lists.map((one) => one.state)), state)
        wrong = wrong.filter((id) => again.includes(id))
      }
      const holds = missing.length + wrong.length === 0
      right &&= holds
      if (missing.length > 0 && walk.pages.length > 1 && !(await fixtures.pagesAddUp())) continue
      verify(single, page.answer).that({
        holds,
        expected: `the transactions whose hold is ${state}, and no others`,
        actual: `${missing.length} missing, ${wrong.length} of another state`,
        pointer: '/_embedded/items',
        member: '_id',
      })
    }

    // The shortest ones, which are likeliest to stand on one page together.
    const [first, second] = lists
      .filter(({ walk }) => walk.items.length > 0)
      .toSorted((one, other) => one.walk.items.length - other.walk.items.length)
    if (first === undefined || second === undefined) {
      const because = 'Pending transactions with two states of hold are needed.'
      for (const one of [single, several])
        undecided(one, because, { remedy: 'fixtures.transactions.activeHold' })
      return
    }
    if (!right)
      return undecided(several, 'A single state goes wrong already.', { dependsOn: single })
    const both = await read(first.state, second.state)
    const page = both.pages[0]?.answer ?? both.stopped
    if (page === undefined) return
    verify(several, page).status(200)
    const met = idsOf(both)
    const due = [first, second].flatMap(({ walk }) => idsOf(walk))
    let missing = both.complete ? due.filter((id) => !met.includes(id)) : []
    if (missing.length > 0) {
      const now = await Promise.all([first, second].map(({ state }) => read(state)))
      const still = now.flatMap(idsOf)
      missing = missing.filter((id) => still.includes(id))
    }
    const others = lists.filter((one) => one !== first && one !== second)
    let wrong = others.flatMap(({ walk }) => idsOf(walk)).filter((id) => met.includes(id))
    if (wrong.length > 0) {
      const now = await readAll(others.map(({ state }) => state))
      const again = idsOf(await read(first.state, second.state))
      const still = now.flatMap(({ walk }) => idsOf(walk)).filter((id) => again.includes(id))
      wrong = wrong.filter((id) => still.includes(id))
    }
    if (missing.length > 0 && !(await fixtures.pagesAddUp()))
      return undecided(several, 'The pages of the list do not add up already.')
    if (page.status === 200)
      verify(several, page).that({
        holds: missing.length + wrong.length === 0,
        expected: `the transactions whose hold is ${first.state} or ${second.state}`,
        actual: `${missing.length} missing, ${wrong.length} of another state`,
        pointer: '/_embedded/items',
        member: '_id',
      })
  },
})

const idsOf = ({ items }: NumberedWalk): readonly string[] => items.map(identify)

/** What the list of a state holds though it belongs to another: it is there as well, or says so itself. */
function wrongIn(lists: readonly List[], state: State): readonly string[] {
  const itemsOf = (some: readonly List[]): readonly Item[] => some.flatMap(({ walk }) => walk.items)
  const own = itemsOf(lists.filter((one) => one.state === state))
  const others = itemsOf(lists.filter((one) => one.state !== state))
  const elsewhere = new Set(others.map(identify))
  return own
    .filter(
      (item) =>
        elsewhere.has(identify(item)) ||
        states.some((one) => one !== state && one === item['holdState']),
    )
    .map(identify)
}
