import type { Answer, Sender, Verification } from '../../../../src/scenario/index.js'

/** What tells nothing of accounts, and does not move. */
const steady = [
  ['/amount', '/type', '/checkNumber', '/postedOn', '/effectiveAt', '/cashBackAmount'],
  ['/recurs', '/network', '/transactionCode', '/sourceAccountNumbers/masked'],
].flat()
/** What may tell of an account: of which, only digits and marks in their place could say. */
const texts = ['/sourceAccountName', '/providerSummary', '/summary', '/description']
const number = /[\d*#•…]|xx/i

/**
 * Verifies that a transaction is there with the full account number as it is without, and says the same of everything
 * else that both show.
 *
 * @returns the answers with the full number
 */
export async function judgeSameOtherwise(
  { customer, sameOtherwise }: { readonly customer: Sender; readonly sameOtherwise: Verification },
  transactionId: string,
): Promise<readonly Answer[]> {
  const path = { transactionId }
  const opened: Answer[] = []
  await sameOtherwise.confirmed(async (compare) => {
    const one = await customer.send('getTransaction', { path })
    const other = await customer.send('getTransaction', { path, query: { unmasked: true } })
    opened.push(other)
    if (one.status !== 200) return
    // Who may ask for the number is not shown; that there is no such transaction was not so right before.
    if (other.status !== 200) return void compare(other, one).statusIsNot(400, 404, 410, 422)
    const both = steady.filter((at) => [one, other].every((seen) => seen.at(at) !== undefined))
    const plain = texts.filter((at) => [one, other].every((seen) => isPlain(seen.at(at))))
    if (both.length > 0) compare(other).agreesWith(one, [...both, ...plain])
    // What it says may be written meanwhile; that it is there is no matter of the number.
    if (isText(one.at('/memo'))) compare(other, one).tells('/memo', 'the memo of it', isText)
  })
  return opened
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isPlain = (text: unknown): boolean => isText(text) && !number.test(text)
