import { aspectOf } from '../../contract/law/law-aspect.js'
import { valueAt } from '../../contract/value-at.js'
import { decoded } from '../decoded.js'
import { isObject } from '../is-object.js'
import { itemsOfPage } from '../pages/items-of-page.js'
import { judgeWritten } from '../agree/judge-written.js'
import { namesAspect } from '../names-aspect.js'
import { remarksOf, type Told } from '../remarks-of.js'
import type { AnsweredExchange, Remark, Rule } from '../rule.js'
import { sentIn } from '../agree/sent-in.js'
import { rememberTransactions } from './transaction-answers/told-again.js'
import { watchedBy } from '../watched-by.js'

const by = 'transaction-answers'
const shown = aspectOf('conditional-writes', 'shown')
const [masked, full] = ['/sourceAccountNumbers/masked', '/sourceAccountNumbers/full']
type Transaction = Readonly<Record<string, unknown>>

/** What an answer about transactions contradicts by itself, or with the request that it answers. */
export const transactionAnswers: Rule = {
  id: `rules/${by}`,
  title:
    'A transaction agrees with its request and with what it told before, and a memo with what was written',
  file: 'src/rules/transactions/transaction-answers.ts',
  contradicts: (requirement) => watchedBy(by)(requirement) || namesAspect(shown)(requirement),
  remember: () => rememberTransactions(by),
  judge: (answered) => [...onMemo(answered), ...remarksOf(by, answered, toldBy(answered))],
}

function toldBy(answered: AnsweredExchange): readonly Told[] {
  const { operation, exchange, response, json } = answered
  const { url } = exchange.request
  if (operation.interface !== 'transactions' || response.status !== 200) return []
  if (!URL.canParse(url)) return []
  if (operation.id === 'getTransaction') {
    if (json.kind !== 'json' || !isObject(json.value)) return []
    const one = json.value
    return [...isAnother(one, url), ...unmasked(one, answered, ''), ...halfACheck(one, '')]
  }
  const { items = [], at = '' } = itemsOfPage(answered) ?? {}
  return items.filter(isObject).flatMap((item) => {
    const place = `${at}/${items.indexOf(item)}`
    const ofHistory = operation.id === 'getTransactions' ? halfACheck(item, place) : []
    const ofList = inWrongState(item, operation.id, place)
    return [...unmasked(item, answered, place), ...ofList, ...ofHistory]
  })
}

/** A transaction that is not the one that was asked for. */
function isAnother({ _id: id }: Transaction, url: string): readonly Told[] {
  const asked = decoded(new URL(url).pathname.split('/').at(-1) ?? '')
  if (typeof id !== 'string' || id === asked) return []
  return [{ about: 'same', expected: asked, actual: id, pointer: '/_id' }]
}

/** Fewer signs are told of a masked number, or some that stand for others. */
const [tellingLength, hidden] = [6, /[*#•…]|xx/i]

/** The full number of an account that was not asked for; what any other value of the parameter means is not shown. */
function unmasked(
  one: Transaction,
  { exchange, facts }: AnsweredExchange,
  at: string,
): readonly Told[] {
  const asked = new URL(exchange.request.url).searchParams.get('unmasked') ?? 'false'
  if (asked !== 'false') return []
  const isFull = (value: unknown): boolean =>
    typeof value === 'string' &&
    value.length >= tellingLength &&
    !hidden.test(value) &&
    facts.accountNumbers.includes(value)
  const pointer = isFull(valueAt(one, masked)) ? masked : full
  if (valueAt(one, pointer) === undefined) return []
  const [expected, actual] = ['no full number', 'one']
  return [{ about: 'masked', expected, actual, pointer: `${at}${pointer}` }]
}

/** A link to one side of a check without another one to its other side. */
function halfACheck(one: Transaction, at: string): readonly Told[] {
  const [front, back] = ['svc:checkFrontImage', 'svc:checkBackImage'].map((relation) =>
    JSON.stringify(isObject(one['_links']) ? one['_links'][relation] : undefined),
  )
  if (front === back ? front === undefined : front !== undefined && back !== undefined) return []
  const expected = 'a link to each side of the check'
  const actual = `${front ?? 'none'} and ${back ?? 'none'}`
  return [{ about: 'two-images', expected, actual, pointer: `${at}/_links` }]
}

/** Completed transactions among the pending ones, and the other way round. */
function inWrongState({ state }: Transaction, list: string, at: string): readonly Told[] {
  const isWrong =
    list === 'getPendingTransactions'
      ? typeof state === 'string' && state !== 'pending'
      : list === 'getTransactions' && state === 'pending'
  if (!isWrong) return []
  const [about, expected] =
    list === 'getTransactions' ? ['completed', 'one that is not pending'] : ['pending', 'pending']
  return [{ about, expected, actual: String(state), pointer: `${at}/state` }]
}

/** The answer to a write shows what was written, in the members that it has. */
function onMemo(answered: AnsweredExchange): readonly Remark[] {
  const { operation, response, json } = answered
  const isWritten = response.status === 200 || response.status === 201
  if (operation.id !== 'updateTransactionMemo' || !isWritten) return []
  if (json.kind !== 'json' || !isObject(json.value)) return []
  const { value } = json
  const sent = Object.entries(sentIn(answered) ?? {}).filter(([name]) => name in value)
  const remarks = judgeWritten(
    operation,
    { sent: Object.fromEntries(sent), shown: value },
    operation.requirement(shown),
  )
  return remarks.filter(({ verdict }) => verdict === 'fail')
}
