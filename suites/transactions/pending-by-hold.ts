import { identify, type NumberedWalk, walkNumbered } from '../../src/scenario/index.js'
import { scenario } from './scenario.js'

const states = ['none', 'active', 'expired'] as const
const list = 'getPendingTransactions'
const fixtureOf = { none: 'noHold', active: 'activeHold', expired: 'expiredHold' }

export default scenario(
  'The pending list with hold states holds the transactions that are in them',
  {
    verifies: [
      'transactions.pending.holdState-default',
      'transactions.pending.holdState',
      'transactions.pending.holdStates',
    ],
    async steps({ customer, fixtures, verify, undecided }) {
      const read = (holdState?: readonly string[]) =>
        walkNumbered(customer, list, holdState === undefined ? {} : { holdState }, { pages: 5 })
      const [usual, none, ...others] = await Promise.all([
        read(),
        ...states.map((one) => read([one])),
      ])
      judgeDefault(usual, none ?? usual)

      const byState = states.flatMap((state, index) => {
        const walk = [none, ...others][index]
        return walk?.pages[0] === undefined ? [] : [{ state, walk, page: walk.pages[0].answer }]
      })
      let right = true
      for (const { state, walk, page } of byState) {
        const named = await fixtures.allNamed(fixtureOf[state])
        const ids = idsOf(walk)
        const strangers = byState
          .filter((one) => one.state !== state)
          .flatMap((one) => idsOf(one.walk).filter((id) => ids.includes(id)))
        const missing = walk.complete ? named.filter((id) => !ids.includes(id)) : []
        const wrong = walk.items.filter(
          ({ holdState }) => states.some((one) => one === holdState) && holdState !== state,
        )
        const holds = strangers.length + missing.length + wrong.length === 0
        right &&= holds
        if (ids.length > 0 || named.length > 0)
          verify('transactions.pending.holdState', page).that({
            holds,
            expected: `the transactions whose hold is ${state}, and no others`,
            actual: `${strangers.length + wrong.length} others, ${missing.length} missing`,
            pointer: '/_embedded/items',
          })
      }
      const filled = byState.filter(({ walk }) => walk.items.length > 0)
      const [first, second] = filled
      if (first === undefined || second === undefined) {
        const [because, remedy] = [
          'Only pending transactions with one state of hold were seen.',
          'fixtures.transactions.activeHold',
        ]
        undecided('transactions.pending.holdState', because, { remedy })
        return undecided('transactions.pending.holdStates', because, { remedy })
      }
      if (!right)
        return undecided('transactions.pending.holdStates', 'A single state goes wrong already.', {
          dependsOn: 'transactions.pending.holdState',
        })
      const both = await read([first.state, second.state])
      const page = both.pages[0]?.answer ?? both.stopped
      if (page === undefined) return
      verify('transactions.pending.holdStates', page).status(200)
      if (page.status !== 200) return
      const due = [...idsOf(first.walk), ...idsOf(second.walk)]
      verify('transactions.pending.holdStates', page).that({
        holds: due.toSorted().join('\n') === idsOf(both).toSorted().join('\n'),
        expected: `the ${due.length} transactions whose hold is ${first.state} or ${second.state}`,
        actual: `${both.items.length} transactions`,
        pointer: '/_embedded/items',
      })

      function judgeDefault(plain: NumberedWalk, asked: NumberedWalk): void {
        const id = 'transactions.pending.holdState-default'
        const found = plain.pages[0]?.answer
        if (found === undefined || plain.items.length + asked.items.length === 0)
          return undecided(id, 'The list is empty.')
        if (asked.pages.length === 0)
          return undecided(id, 'holdState none is refused.', {
            dependsOn: 'transactions.getPendingTransactions.holdState-default-accepted',
          })
        verify(id, found).that({
          holds: idsOf(plain).toSorted().join('\n') === idsOf(asked).toSorted().join('\n'),
          expected: `the ${asked.items.length} transactions of holdState none`,
          actual: `${plain.items.length} transactions`,
          pointer: '/_embedded/items',
        })
      }
    },
  },
)

const idsOf = ({ items }: NumberedWalk): readonly string[] => items.map(identify)
