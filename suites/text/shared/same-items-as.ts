import type { Answer, Verification } from '../../../src/scenario/index.js'
import { itemsOfString } from './items-of-string.js'

/**
 * What the word `tells` is given for a string that has the same items, in any order, as one that was sent or
 * answered before.
 */
export function sameItemsAs(
  due: Answer | { readonly values: unknown },
): Parameters<ReturnType<Verification>['tells']> {
  const isAnswer = 'exchange' in due
  const items = String(itemsOfString(isAnswer ? due.json : due))
  return [
    '/values',
    `the items ${items}`,
    (values) => String(itemsOfString({ values })) === items,
    { whole: true, exchanges: isAnswer ? [due.exchange.number] : undefined },
  ]
}
