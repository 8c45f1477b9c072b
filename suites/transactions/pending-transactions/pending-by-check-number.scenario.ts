import type { Item, Verification } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { askOddly } from './shared/ask-oddly.js'
import { judgeNarrowed } from './shared/judge-narrowed.js'
import { judgeLoneNumber } from './shared/judge-lone-number.js'
import { judgeNone } from './shared/judge-none.js'
import { judgeChecksOfCallers } from './shared/judge-checks-of-callers.js'
import { judgeParts } from './shared/judge-parts.js'
import { isTooWide } from './shared/is-too-wide.js'
import { otherCallers } from './shared/other-callers.js'
import { selects } from './shared/selects.js'

/** Numbers of checks that are asked for at once. */
const mostAtOnce = 6
const remedy = 'fixtures.transactions.pendingCheckNumber'

const manyFrom = (number: number) => Array.from({ length: mostAtOnce }, (_, at) => number + at)

export default scenario('The pending list filtered by check number holds those checks alone', {
  verifies: {
    one: 'transactions.pending.checkNumber',
    several: { requirement: 'transactions.pending.checkNumbers', after: 'one' },
    range: { requirement: 'transactions.pending.checkNumber-range', after: 'one' },
  },
  requests: 50,
  async steps(stage) {
    const { operation, plain, customer, fixtures, verify, giveUp, random } = stage
    await plain(operation('getPendingTransactions'))
    const { numbers, looked: whole, numberOf } = await fixtures.checkNumbers()
    const [first, second, third, far] = numbers
    if (first === undefined)
      return giveUp('No pending transaction shows the number of a check.', remedy)
    const judge = async (by: Verification, checkNumber: string) => {
      if (await isTooWide(customer, checkNumber)) return true
      const belongs = async (item: Item) => {
        const number = await numberOf(item)
        return number === undefined ? undefined : selects(checkNumber, number)
      }
      return judgeNarrowed(stage, by, { query: { checkNumber }, belongs, whole, remedy })
    }

    const unknown = 900_000_000 + random(1e7)
    const empty = await judgeNone(customer, verify.one, unknown)
    await judgeNone(customer, verify.one, first + 2 ** 32)
    await askOddly(customer, first)
    await judgeChecksOfCallers(otherCallers(stage), verify.one, first)
    await judgeParts(customer, verify.one, first, numberOf)
    for (const number of numbers.slice(0, 3)) await judge(verify.one, String(number))
    if (second === undefined && empty.status === 200)
      return judgeLoneNumber({ customer, ...verify, judge }, first, unknown)
    if (second === undefined)
      return giveUp('Only one number of a check is pending, and others are refused.', remedy)
    const byComma = await judge(verify.several, `${first},${second}`)
    // Of many, none is overlooked, with others before it that no check has.
    const before = empty.status === 200 ? manyFrom(unknown) : []
    const many = [...before, ...numbers.slice(0, mostAtOnce)]
    const byBar = await judge(verify.several, many.join('|'))
    await judge(verify.range, `${first}-${second}`)
    if (byComma) await judge(verify.range, `${first}-${second},${second}`)
    // One that ends just before a number, or begins just after one, leaves it out.
    await judge(verify.range, `${first}-${second - 1}`)
    await judge(verify.range, `${second}-${second}`)
    // Numbers are no texts: one with fewer digits is a smaller one, with whichever it begins.
    const below = 10 ** (String(first).length - 1) - 1
    if (below > 0) await judge(verify.range, `${below}-${second}`)
    if (third === undefined) return
    await judge(verify.range, `${second + 1}-${third}`)
    // Of three, the one in the middle shows that a range is more than its ends.
    await judge(verify.range, `${first}-${third}`)
    if (far === undefined || !byComma || !byBar) return
    await judge(verify.range, `${far},${first}-${second}`)
    await judge(verify.range, `${first - 1}-${second - 1}|${third + 1}-${far + 1}`)
    // However far it reaches, and beside another number, it is more than its ends.
    await Promise.all([
      judge(verify.range, `${first}-${far}`),
      // What several parts of a list select is there once.
      judge(verify.range, `${first}-${third},${second}`),
      judge(verify.range, `${far},${first}-${third}`),
    ])
  },
})
