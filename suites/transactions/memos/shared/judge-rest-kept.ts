import type { Sender, Verification } from '../../../../src/scenario/index.js'
import type { Reading } from '../../shared/readings.js'

/** What a transaction says that no memo changes; what it says may be told more fully meanwhile, and is not lost. */
const kept = ['/amount', '/type', '/providerSummary', '/summary', '/description', '/effectiveAt']
/** What stays as it is once a transaction is completed. */
const settled = [
  '/amount/value',
  '/amount/currency',
  '/type',
  '/checkNumber',
  '/postedOn',
  '/effectiveAt',
]
/** What stays as it is as well, and may be told only then. */
const settledLater = [
  '/cashBackAmount/amount',
  '/cashBackAmount/currency',
  '/network',
  '/recurs',
  '/transactionCode',
]
/** What a completed transaction does not lose, whatever becomes of it; a dispute goes from one state to the next. */
const lasting = [
  '/balance',
  '/cashBackAmount',
  '/disputeState',
  '/sourceAccountName',
  '/sourceAccountNumbers',
]
const links = ['svc:account', 'svc:checkFrontImage', 'svc:checkBackImage']
const members = [...new Set([...kept, ...settled]), ...links.map((name) => `/_links/${name}`)]
const membersOfCompleted = [...members, ...settledLater, ...lasting, '/_links/svc:sourceAccount']
const unchanged = [...settled, ...settledLater]

/**
 * Verifies that a transaction whose memo was written or deleted has what it had before, and that it is as it was where it
 * was completed.
 */
export async function judgeRestKept(
  customer: Sender,
  untouched: Verification,
  read: readonly Reading[],
  transactionId: string,
): Promise<void> {
  const before = read.find(({ id }) => id === transactionId)?.answer
  if (before === undefined) return
  await untouched.confirmed(async (compare) => {
    const now = await customer.send('getTransaction', { path: { transactionId } })
    // One that is completed meanwhile may be told otherwise.
    if (now.status !== 200 || now.at('/state') !== before.at('/state')) return
    const isCompleted = now.at('/state') === 'completed'
    for (const member of isCompleted ? membersOfCompleted : members) {
      const stood = before.at(member)
      if (stood === undefined) continue
      const isKept = (value: unknown): boolean =>
        isCompleted && unchanged.includes(member) ? isSame(value, stood) : value !== undefined
      const words = `what stood there: ${JSON.stringify(stood)}`
      compare(now, before).tells(member, words, isKept)
    }
  })
}

/** Whether two values are alike; a time may be told in another zone. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'string' && Date.parse(one) === Date.parse(String(other)))
