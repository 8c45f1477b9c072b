import { valueAt } from '../../../contract/value-at.js'
import { hrefsIn } from '../../links/hrefs-in.js'
import { splitAddress } from '../../links/split-address.js'
import { isObject } from '../../is-object.js'

const plain = [
  ['/amount', '/type', '/checkNumber', '/postedOn', '/effectiveAt', '/cashBackAmount'],
  ['/recurs', '/network', '/transactionCode'],
].flat()

/** What does not move, and tells of accounts no more than their identifiers. */
const steady = [...plain, '/sourceAccountNumbers/masked', '/_links/svc:account']

/** What may tell of an account: of which, only digits and marks in their place could say. */
const texts = ['/sourceAccountName', '/providerSummary', '/summary', '/description']
const number = /[\d*#•…]|xx/i

/** What a transaction tells that is the same with the full account number and without, by JSON Pointers. */
export const factsIn = (
  transaction: Readonly<Record<string, unknown>>,
  url: string,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries([
    ...steady.map((at) => [at, factOf(valueAt(transaction, at), url)]),
    ...texts.map((at) => [at, plainOf(valueAt(transaction, at))]),
  ])

/** Members that do not come and go. */
const lasting = [...plain, ...texts, '/balance']

/** Which of these a transaction has, by JSON Pointers. */
export const lastingIn = (transaction: unknown): readonly string[] =>
  lasting.filter((at) => valueAt(transaction, at) !== undefined)

const plainOf = (text: unknown): unknown =>
  typeof text === 'string' && !number.test(text) ? text : undefined

/** Of a link, what stands at the end of its address: whole addresses and parts of them are alike. */
function factOf(value: unknown, url: string): unknown {
  const [href, another] = isObject(value) ? hrefsIn({ _links: { it: value } }, 'it') : []
  return href === undefined || another !== undefined ? value : splitAddress(href, url)?.last
}
