import { aspectOf } from '../../contract/law/law-aspect.js'
import { isJoinedOf } from '../../contract/shown/is-joined-of.js'
import { valueAt } from '../../contract/value-at.js'
import { shownAgain } from './account-answers/shown-again.js'
import { decoded } from '../decoded.js'
import { isObject } from '../is-object.js'
import { itemsOfPage } from '../pages/items-of-page.js'
import { namesAspect } from '../names-aspect.js'
import { remarksOf, type Told } from '../remarks-of.js'
import type { AnsweredExchange, Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'

const by = 'account-answers'
const [next, complete] = [
  aspectOf('cursor-paging', 'next-while-more'),
  aspectOf('filter', 'complete'),
] as const
/** Characters of a label. */
const longest = 80

type Account = Readonly<Record<string, unknown>>

/** What an account contradicts by itself, wherever it is shown, or with the request that it answers. */
export const accountAnswers: Rule = {
  id: `rules/${by}`,
  title:
    'An account agrees with itself, with its request and with what is told of it before and afterwards',
  file: 'src/rules/accounts/account-answers.ts',
  contradicts: (requirement) =>
    watchedBy(by)(requirement) ||
    (requirement.interface === 'accounts' && namesAspect(next, complete)(requirement)),
  remember: () => shownAgain(by),
  judge: (answered) => remarksOf(by, answered, toldBy(answered)),
}

function toldBy(answered: AnsweredExchange): readonly Told[] {
  const { operation, exchange, response, json } = answered
  if (operation.interface !== 'accounts' || response.status !== 200) return []
  if (operation.id === 'getAccount') {
    if (json.kind !== 'json' || !isObject(json.value)) return []
    return [...isAnother(json.value, exchange.request.url), ...misnamed(json.value, '')]
  }
  if (operation.id !== 'listAccounts' && operation.id !== 'listEligibleAchAccounts') return []
  const { items = [], at = '' } = itemsOfPage(answered) ?? {}
  return items.flatMap((item, index) =>
    isObject(item)
      ? [...withStatements(item, `${at}/${index}`), ...misnamed(item, `${at}/${index}`)]
      : [],
  )
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** An account that is not the one that was asked for. */
function isAnother({ id }: Account, url: string): readonly Told[] {
  const asked = decoded(URL.canParse(url) ? (new URL(url).pathname.split('/').at(-1) ?? '') : '')
  if (!isText(id) || id === asked) return []
  return [{ about: 'same-account', expected: asked, actual: id, pointer: '/id' }]
}

/** A label that is neither the nickname nor made of product and number, and a nickname that is empty. */
function misnamed(
  { nickname, label, maskedNumber, product }: Account,
  at: string,
): readonly Told[] {
  if (nickname === '')
    return [{ about: 'omitted', expected: 'no member', actual: '""', pointer: `${at}/nickname` }]
  // One that is too long is the fault of the member.
  if (!isText(label) || [...label].length > longest) return []
  const pointer = `${at}/label`
  if (isText(nickname))
    return nickname === label
      ? []
      : [{ about: 'nickname', expected: nickname, actual: label, pointer }]
  const parts = [valueAt(product, '/label'), maskedNumber]
  if (nickname !== undefined || !parts.every(isText) || isJoinedOf(label, parts)) return []
  const expected = parts.join(', joined with ')
  return [{ about: 'product-and-number', expected, actual: label, pointer }]
}

function withStatements(item: Account, at: string): readonly Told[] {
  if (!('electronicStatements' in item)) return []
  const [expected, actual] = ['no such member', String(item['electronicStatements'])]
  return [{ about: 'statements', expected, actual, pointer: `${at}/electronicStatements` }]
}
