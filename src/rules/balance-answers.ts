import { isTimeSpan } from '../contract/formats/is-time-span.js'
import { balancesShown } from '../contract/shown/balances-shown.js'
import { mayCarryTry, nextTry } from '../contract/shown/next-try.js'
import { isObject } from './is-object.js'
import { itemsOfPage } from './items-of-page.js'
import type { AnsweredExchange, Failure, Memory, Remark, Rule } from './rule.js'
import { watchedBy } from './watched-by.js'

const by = 'balance-answers'
/** What an answer contradicts, in the words of a row. */
type Told = { readonly about: string } & Omit<Failure, 'verdict'>

/** What an answer with balances contradicts by itself, with its request, or with the accounts shown before. */
export const balanceAnswers: Rule = {
  id: `rules/${by}`,
  title: 'Balances are those that were asked for, in their order, and say when to ask again',
  file: 'src/rules/balance-answers.ts',
  decides: () => false,
  contradicts: watchedBy(by),
  remember,
  judge(answered) {
    if (answered.operation.id !== balances) return []
    const { status } = answered.response
    const told = status === 200 ? inOtherOrder(answered) : status === 202 ? onTries(answered) : []
    return remarksOn(answered, told)
  },
}

const balances = 'listAccountBalances'

const remarksOn = ({ operation }: AnsweredExchange, told: readonly Told[]): readonly Remark[] =>
  told.map(({ about, ...failure }) => {
    const requirement = operation.requirement({ kind: 'watched', by, about })
    return { requirement, verdict: 'fail', ...failure }
  })

/** The accounts that a request names; none where it names one twice, or in another way. */
function askedIn({ exchange }: AnsweredExchange): readonly string[] {
  const { url } = exchange.request
  const [given = '', another] = URL.canParse(url)
    ? new URL(url).searchParams.getAll('accounts')
    : []
  const asked = given.split(',').filter((id) => id !== '')
  return another === undefined && new Set(asked).size === asked.length ? asked : []
}

/** Balances that do not come in the order of the accounts that were asked for; what others do among them is open. */
function inOtherOrder(answered: AnsweredExchange): readonly Told[] {
  const asked = askedIn(answered)
  const { items = [], at = '' } = itemsOfPage(answered) ?? {}
  const places = items.map((item) => (isObject(item) ? asked.indexOf(String(item['id'])) : -1))
  const wrong = places.findIndex(
    (place, index) => place >= 0 && places.slice(0, index).some((before) => before > place),
  )
  if (wrong < 0) return []
  const [expected, actual] = [asked, places.map((place) => asked[place] ?? 'another')].map((all) =>
    all.join(),
  )
  return [{ about: 'order', expected: expected ?? '', actual: actual ?? '', pointer: at }]
}

/** An answer that asks for another try says when, by a point in time, and which one it is. */
function onTries({ response, json }: AnsweredExchange): readonly Told[] {
  const { headers } = response
  const [, after] = headers.find(([name]) => name.toLowerCase() === 'retry-after') ?? []
  if (after === undefined) return []
  const carrier = { json: json.kind === 'json' ? json.value : undefined, headers }
  const isSpan = isTimeSpan(after)
  // What cannot be read may carry it.
  const isCounted =
    json.kind === 'unreadable' || nextTry(carrier) !== undefined || mayCarryTry(carrier)
  const expected = 'the number of the next try, from 1 to 10'
  return [
    ...(isSpan ? [{ about: 'retry-after', expected: 'an absolute time', actual: after }] : []),
    ...(isCounted ? [] : [{ about: 'retry-count', expected, actual: 'no such number' }]),
  ]
}

/** Accounts that are remembered. */
const most = 4000

/** An account that a caller was shown as internal, with the permission to view it, is one that balances are due for. */
function remember(): Memory {
  const due = new Set<string>()
  const note = (actor: string, account: unknown): void => {
    if (!isObject(account)) return
    const { id, location, allows } = account
    if (typeof id !== 'string' || due.size >= most) return
    const isDue = location === 'internal' && isObject(allows) && allows['view'] === true
    due[isDue ? 'add' : 'delete'](`${actor} ${id}`)
  }
  return {
    concerns: (exchange) => exchange.interface === 'accounts',
    look({ actor }, answered) {
      if (answered === undefined) return []
      const { operation, response, json } = answered
      const { status } = response
      if (operation.id === balances) {
        const asked = askedIn(answered).filter((id) => due.has(`${actor} ${id}`))
        return status === 200 || status === 202
          ? remarksOn(answered, lackingIn(answered, asked))
          : []
      }
      const accounts = itemsOfPage(answered)?.items ?? (json.kind === 'json' ? [json.value] : [])
      if (status === 200) for (const account of accounts) note(actor, account)
      return []
    },
    settle: () => [],
  }
}

/** Balances that are due and lacking: an incomplete answer need not show any. */
function lackingIn(answered: AnsweredExchange, due: readonly string[]): readonly Told[] {
  const { response, json } = answered
  const isComplete = response.status === 200
  // What a further try brings is a requirement of its own.
  if (isComplete && new URL(answered.exchange.request.url).searchParams.has('retryCount')) return []
  const list = itemsOfPage(answered)
  if (json.kind !== 'json' || (isComplete && list === undefined)) return []
  // Balances that do not name their account may be those.
  const isNamed = (item: unknown): boolean => isObject(item) && typeof item['id'] === 'string'
  if (list?.items.every(isNamed) === false) return []
  const shown = balancesShown(isComplete ? list?.items : json.value)
  const lacking = due.filter((id) => !shown.has(id))
  const isOpen = !isComplete && !askedIn(answered).some((id) => shown.has(id))
  if (lacking.length === 0 || isOpen) return []
  const about = isComplete ? 'all-requested' : 'others'
  const expected = `the balance of ${lacking.slice(0, 3).join(', ')}`
  return [{ about, expected, actual: 'a list without it', pointer: '/items' }]
}
