import { isObject } from '../is-object.js'
import { namedInRows } from '../named-in-rows.js'
import type { Rule } from '../rule.js'
import { unmarkedBalances } from './incomplete-marked/unmarked-balances.js'

/** What its rows name it by. */
const about = { kind: 'rule', rule: 'incomplete-marked' } as const

/**
 * A 202 answer that lists all that was requested marks some of it as incomplete: otherwise nothing would be missing.
 * So it does with each balance that it shows without an amount, where another answer has one.
 * Decides `accounts.balances.incomplete-marked`, and each row that names it.
 */
export const incompleteMarked: Rule = {
  id: 'rules/incomplete-marked',
  title: 'A 202 answer marks what is missing as incomplete',
  file: 'src/rules/accounts/incomplete-marked.ts',
  decides: namedInRows(about),
  remember: () => unmarkedBalances(about),
  judge: ({ exchange, operation, response, json }) => {
    const requirement = operation.requirement(about)
    if (requirement === undefined || response.status !== 202 || json.kind !== 'json') return []
    const items = isObject(json.value) ? json.value['items'] : undefined
    const [list] = operation.parameters.filter(
      ({ schema, required }) => required && schema['type'] === 'array',
    )
    if (!Array.isArray(items) || list === undefined) return []
    const given = new URL(exchange.request.url).searchParams.get(list.name) ?? ''
    const asked = given.split(list.separator ?? ',')
    const ids = items.map((item) => (isObject(item) ? item['id'] : undefined))
    // Which members such an answer has is not shown: one that lists something else is left alone.
    if (!asked.every((id) => ids.includes(id))) return []
    if (items.some((item) => isObject(item) && item['incomplete'] === true))
      return [{ requirement, verdict: 'pass' }]
    const [expected, actual] = ['incomplete true for what is missing', 'nothing that is incomplete']
    return [{ requirement, verdict: 'fail', expected, actual, pointer: '/items' }]
  },
}
