import { identify, type NumberedWalk, walkNumbered } from '../../src/scenario/index.js'
import { scenario } from './scenario.js'

const fixtureOf = { none: 'noHold', active: 'activeHold', expired: 'expiredHold' } as const
const states = Object.keys(fixtureOf) as (keyof typeof fixtureOf)[]
const single = 'transactions.pending.holdState'
const several = 'transactions.pending.holdStates'

export default scenario('The pending list with hold states holds what is in those states', {
  verifies: [single, several],
  async steps({ operation, plain, customer, fixtures, verify, undecided }) {
    await plain(operation('getPendingTransactions'))
    const read = (...holdState: string[]) =>
      walkNumbered(customer, 'getPendingTransactions', { holdState }, { pages: 20 })
    /** Of the transactions that the profile names, those that are still pending. */
    const stillNamed = async (state: keyof typeof fixtureOf): Promise<readonly string[]> => {
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
      const elsewhere = lists.filter((one) => one.state !== state).flatMap((one) => idsOf(one.walk))
      let missing = walk.complete ? due.filter((id) => !met.includes(id)) : []
      if (missing.length > 0) {
        // What was pending may be so no more: it is looked for once more, and must be pending afterwards.
        const now = idsOf(await read(state))
        const still = await stillNamed(state)
        missing = missing.filter((id) => still.includes(id) && !now.includes(id))
      }
      // One transaction has one state; where an item shows it, it is that one.
      let wrong = walk.items
        .filter(
          (item) =>
            elsewhere.includes(identify(item)) ||
            states.some((one) => one !== state && one === item['holdState']),
        )
        .map(identify)
      if (wrong.length > 0) {
        // A hold may have ended between two lists: each is read once more.
        const [own, ...others] = await Promise.all(
          [state, ...lists.map((one) => one.state).filter((one) => one !== state)].map((one) =>
            read(one),
          ),
        )
        const met = new Set(others.flatMap((one) => idsOf(one)))
        const still = (own?.items ?? []).filter(
          (item) =>
            met.has(identify(item)) ||
            states.some((one) => one !== state && one === item['holdState']),
        )
        wrong = wrong.filter((id) => still.some((item) => identify(item) === id))
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
      const now = await Promise.all(others.map(({ state }) => read(state)))
      const again = idsOf(await read(first.state, second.state))
      const still = now.flatMap(idsOf).filter((id) => again.includes(id))
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
