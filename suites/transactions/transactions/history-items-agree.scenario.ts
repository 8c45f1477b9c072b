import {
  type Answer,
  describedPart,
  differingMembers,
  hrefsOf,
  type Item,
  type Sender,
  valueAt,
} from '../../../src/scenario/index.js'
import { itemsOf } from '../shared/items-of.js'
import { scenario } from '../shared/scenario.js'
import { judgeMemosListed, type Listed } from './shared/judge-memos-listed.js'

/** Items that are compared: those with an amount unlike others, and some from each part of the page. */
const most = 16
const mostCurrencies = 4
/** Members that are compared: what is described, but for the memo, which its writer may see later in one place. */
const isCompared = ({ operation, json }: Answer, name: string): boolean =>
  !name.startsWith('_') && name !== 'memo' && name in Object(describedPart(operation, json))

/** What does not move: where one place tells another time at each reading, that place is wrong. */
const lasting = ['amount', 'type', 'checkNumber', 'postedOn', 'effectiveAt', 'cashBackAmount']
const faultOf = (id: unknown, name = ''): { readonly faults?: readonly string[] } =>
  lasting.includes(name) ? { faults: [`${String(id)} ${name}`] } : {}

const nothingToCompare = [
  'The history shows no transaction that can be read by itself.',
  'let the history hold transactions that getTransaction answers',
] as const

export default scenario('The history says of a transaction what it says of itself', {
  verifies: { agree: 'transactions.history.items-agree' },
  async steps({ customer, fixtures, verify, giveUp }) {
    const { query } = await fixtures.history()
    const page = await customer.send('getTransactions', { query })
    const some = sampleOf(itemsOf(page))
    let compared = 0
    await verify.agree.confirmed(async (compare) => {
      compared = 0
      const list = await customer.send('getTransactions', { query })
      const answers = await readAll(customer, some)
      const listed: Listed[] = []
      for (const [at, found] of answers.entries()) {
        const id = some[at]?.['_id']
        const index = itemsOf(list).findIndex((one) => one['_id'] === id)
        const [item, alone] = [itemsOf(list)[index], found.json as Item]
        // It may have left the page meanwhile, and another one is the fault of another requirement.
        if (item === undefined || found.status !== 200 || alone?.['_id'] !== id) continue
        const both = Object.keys(item).filter((name) => name in alone && isCompared(found, name))
        const accounts = [item, alone].flatMap(accountsOf)
        listed.push({ item, alone, index, found })
        // What has nothing in common shows nothing.
        if (both.length === 0 && accounts.length < 2) continue
        compared += 1
        const name = differingMembers(item, alone).find((one) => both.includes(one))
        const [one = '', other = one] = accounts
        compare(list).that({
          holds: name === undefined && one === other,
          expected: `what getTransaction shows: ${name === undefined ? other : JSON.stringify(alone[name])}`,
          actual: name === undefined ? one : (JSON.stringify(item[name]) ?? ''),
          pointer: `/_embedded/items/${index}/${name ?? '_links/svc:account'}`,
          exchanges: [found.exchange.number],
          ...faultOf(id, name),
        })
      }
      judgeMemosListed(compare(list), listed)
    })
    if (compared === 0) giveUp(...nothingToCompare)
  },
})

const readAll = (customer: Sender, some: readonly Item[]): Promise<readonly Answer[]> =>
  Promise.all(
    some.map(({ _id: id }) =>
      customer.send('getTransaction', { path: { transactionId: String(id) } }),
    ),
  )

function sampleOf(items: readonly Item[]): readonly Item[] {
  const all = items.filter(({ _id: id }) => typeof id === 'string' && id !== '')
  const unlike = unlikeOthers(all)
  // An odd one, as items that take turns are not all alike.
  const step = Math.floor(all.length / most) | 1
  const spread = all.filter((one, index) => index % step === 0 && !unlike.includes(one))
  return [...unlike, ...spread].slice(0, most)
}

/**
 * That of which the amount has more digits than a binary number can tell apart, which are soonest rounded; one below
 * zero; and one of each currency that is not the usual one, with as many decimals as that has.
 */
function unlikeOthers(all: readonly Item[]): readonly Item[] {
  const textOf = (item: Item, at: string): string => String(valueAt(item, at) ?? '')
  const lengthOf = (item: Item): number => textOf(item, '/amount/value').length
  const byCurrency = new Map(all.toReversed().map((one) => [textOf(one, '/amount/currency'), one]))
  const some = [
    ...all.toSorted((one, other) => lengthOf(other) - lengthOf(one)).slice(0, 1),
    ...all.filter((one) => textOf(one, '/amount/value').startsWith('-')).slice(0, 1),
    ...[...byCurrency.values()].slice(0, mostCurrencies),
  ]
  return [...new Set(some)]
}

/** The last part of the one address of its account: whole addresses and parts of them are alike. */
function accountsOf(item: Item): readonly string[] {
  const [href, another] = hrefsOf(item, 'svc:account')
  if (href === undefined || another !== undefined) return []
  const [path = ''] = href.split(/[?#]/)
  return [decodeURI(path.split('/').findLast((part) => part !== '') ?? '')]
}
