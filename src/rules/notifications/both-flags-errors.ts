import { errorTypesIn } from '../../contract/shown/error-types-in.js'
import { readJson } from '../../contract/read-json.js'
import { isObject } from '../is-object.js'
import { remarksOf } from '../remarks-of.js'
import type { AnsweredExchange, Remark, Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'

const by = 'both-flags-errors'

/**
 * The error type of a definition that is an indicator and not dismissible has that as its condition: no definition is
 * refused with it that is not both.
 */
export const bothFlagsErrors: Rule = {
  id: `rules/${by}`,
  title: 'The error type of definitions that are both is for no other ones',
  file: 'src/rules/notifications/both-flags-errors.ts',
  contradicts: watchedBy(by),
  judge,
}

const type = /(?:^|[/#])indicatorAndNotDismissibleMutuallyExclusive$/

function judge(answered: AnsweredExchange): readonly Remark[] {
  const { exchange, operation, response, json } = answered
  if (operation.interface !== 'notifications' || response.status < 400) return []
  const error = json.kind === 'json' && isObject(json.value) ? json.value['_error'] : undefined
  const told = errorTypesIn(error).find((one) => type.test(one))
  if (told === undefined) return []
  const sent = readJson(exchange.request.body?.text ?? '')
  if (sent.kind !== 'json' || !isObject(sent.value)) return []
  const { indicator, notDismissible } = sent.value
  // What an update leaves out may stay what it was.
  const isUpdate = operation.id === 'updateDefinition'
  const isNot = (flag: unknown): boolean => flag === false || (flag === undefined && !isUpdate)
  if (!isNot(indicator) && !isNot(notDismissible)) return []
  const expected = 'another type, as the definition is not both'
  return remarksOf(by, answered, [
    { about: 'createDefinition', expected, actual: told, pointer: '/_error/type' },
  ])
}
