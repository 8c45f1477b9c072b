import { identify, type Item, walkNumbered } from '../../../src/scenario/index.js'
import { judgeNarrowed } from './shared/judge-narrowed.js'
import { scenario } from '../shared/scenario.js'

const one = 'transactions.pending.checkNumber'
const several = 'transactions.pending.checkNumbers'
const range = 'transactions.pending.checkNumber-range'

export default scenario('The pending list with check numbers holds those checks and no others', {
  verifies: [one, several, range],
  async steps(stage) {
    const { pagesAddUp } = stage.fixtures
    const { operation, plain, customer, fixtures, verify, undecided, giveUp, random } = stage
    await plain(operation('getPendingTransactions'))
    const { numbers, looked, numberOf } = await fixtures.checkNumbers()
    const whole = { ...(await fixtures.pendingTransactions()), items: looked }
    const [first, second, third, ...others] = numbers
    if (first === undefined)
      return giveUp('It needs a pending check.', 'fixtures.transactions.pendingCheckNumber')
    const passes = (test: (number: number) => boolean) => async (item: Item) => {
      const number = await numberOf(item)
      return number === undefined ? undefined : test(number)
    }
    const judge = (requirement: string, checkNumber: string, test: (number: number) => boolean) =>
      judgeNarrowed(stage, {
        requirement,
        query: { checkNumber },
        belongs: passes(test),
        whole,
        pagesAddUp,
      })

    /** Whether every transaction with this number that was in the list has left it since; undefined if none was. */
    const isGone = async (number: number): Promise<boolean | undefined> => {
      const numbersOf = await Promise.all(whole.items.map(numberOf))
      const seen = whole.items.filter((_, index) => numbersOf[index] === number).map(identify)
      if (seen.length === 0) return undefined
      const now = await walkNumbered(customer, 'getPendingTransactions', {}, { pages: 20 })
      return !now.items.some((item) => seen.includes(identify(item)))
    }

    const none = String(900_000_000 + random(1e7))
    const empty = await customer.send('getPendingTransactions', { query: { checkNumber: none } })
    const found = empty.status === 200 ? empty.items.length : 0
    verify(one, empty).that({
      holds: found === 0,
      expected: `no transaction with check number ${none}`,
      actual: `${found} transactions`,
      pointer: empty.status === 200 ? '/_embedded/items' : '',
    })
    let right = found === 0
    for (const number of numbers.slice(0, 3)) {
      const query = { checkNumber: String(number) }
      const page = await customer.send('getPendingTransactions', { query })
      if (page.status === 200 && page.items.length === 0) {
        const gone = await isGone(number)
        if (gone === true) continue
        if (gone === undefined) {
          const because = `Whether the check ${number} is still pending is not shown.`
          const remedy = 'fixtures.transactions.pendingCheckNumber'
          undecided(one, because, { remedy })
          return giveUp(because, remedy)
        }
        right = false
        verify(one, page).that({
          holds: false,
          expected: `the check ${number}, which is pending`,
          actual: 'no transaction',
          pointer: '/_embedded/items',
        })
      } else right = (await judge(one, String(number), (seen) => seen === number)) && right
    }
    const leave = (requirement: string): void =>
      undecided(requirement, 'A single check number goes wrong already.', { dependsOn: one })
    if (!right) return [several, range].forEach(leave)
    if (second === undefined)
      return giveUp('It needs two pending checks.', 'fixtures.transactions.pendingCheckNumber')

    const both = (number: number): boolean => number === first || number === second
    const byComma = await judge(several, `${first},${second}`, both)
    const byBar = await judge(several, `${first}|${second}`, both)
    const upTo = (to: number) => (number: number) => number >= first && number <= to
    await judge(range, `${first}-${second}`, upTo(second))
    if (third === undefined) return
    // Of three, the one in the middle shows that a range is more than its ends.
    await judge(range, `${first}-${third}`, upTo(third))
    const [far] = others
    if (far !== undefined && byComma && byBar)
      await judge(
        range,
        `${first}-${second},${far}`,
        (number) => upTo(second)(number) || number === far,
      )
  },
})
