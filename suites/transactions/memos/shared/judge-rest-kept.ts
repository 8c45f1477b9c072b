import type { Sender, Verification } from '../../../../src/scenario/index.js'
import type { Reading } from '../../shared/readings.js'

/** What a transaction says that no memo changes; what it says may be told more fully meanwhile, and is not lost. */
const kept = ['/amount', '/type', '/providerSummary', '/summary', '/description', '/effectiveAt']
const links = ['svc:account', 'svc:checkFrontImage', 'svc:checkBackImage']
const members = [...kept, '/checkNumber', ...links.map((name) => `/_links/${name}`)]

/** Verifies that a transaction that was given a memo has what it had before. */
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
    for (const member of members)
      if (before.at(member) !== undefined)
        compare(now, before).tells(member, 'what stood there', (value) => value !== undefined)
  })
}
