import { isTimeSpan } from '../../contract/formats/is-time-span.js'
import { mayCarryTry, nextTry } from '../../contract/shown/next-try.js'
import { isObject } from '../is-object.js'
import { itemsOfPage } from '../pages/items-of-page.js'
import { accountsAsked } from './balance-answers/accounts-asked.js'
import { dueBalances } from './balance-answers/due-balances.js'
import { remarksOf, type Told } from '../remarks-of.js'
import type { AnsweredExchange, Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'

const by = 'balance-answers'

/** What an answer with balances contradicts by itself, with its request, or with the accounts shown before. */
export const balanceAnswers: Rule = {
  id: `rules/${by}`,
  title: 'Balances are those that were asked for, in their order, and say when to ask again',
  file: 'src/rules/accounts/balance-answers.ts',
  contradicts: watchedBy(by),
  remember: () => dueBalances(by),
  judge(answered) {
    if (answered.operation.id !== 'listAccountBalances') return []
    const { status } = answered.response
    const told = status === 200 ? inOtherOrder(answered) : status === 202 ? onTries(answered) : []
    return remarksOf(by, answered, told)
  },
}

/** Balances that do not come in the order of the accounts that were asked for; what others do among them is open. */
function inOtherOrder(answered: AnsweredExchange): readonly Told[] {
  const asked = accountsAsked(answered)
  const { items = [], at = '' } = itemsOfPage(answered) ?? {}
  const places = items.map((item) => (isObject(item) ? asked.indexOf(String(item['id'])) : -1))
  const wrong = places.findIndex(
    (place, index) => place >= 0 && places.slice(0, index).some((before) => before > place),
  )
  if (wrong < 0) return []
  const [expected, actual] = [asked, places.map((place) => asked[place] ?? 'another')].map((all) =>
    all.join(', '),
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
