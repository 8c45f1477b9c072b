import { isObject } from '../is-object.js'
import { namedInRows } from '../named-in-rows.js'
import type { Remark, Rule } from '../rule.js'

/** What its rows name it by. */
const about = { kind: 'rule', rule: 'none-incomplete' } as const

/** What a 200 answer lists is complete. Decides `accounts.balances.none-incomplete`, and each row that names it. */
export const noneIncomplete: Rule = {
  id: 'rules/none-incomplete',
  title: 'A 200 answer lists nothing that is incomplete',
  file: 'src/rules/accounts/none-incomplete.ts',
  decides: namedInRows(about),
  judge: ({ operation, response, json }) => {
    const requirement = operation.requirement(about)
    if (requirement === undefined || response.status !== 200 || json.kind !== 'json') return []
    const items = isObject(json.value) ? json.value['items'] : undefined
    if (!Array.isArray(items)) return []
    return items.map((item, index): Remark => {
      if (!isObject(item) || item['incomplete'] !== true) return { requirement, verdict: 'pass' }
      const pointer = `/items/${index}/incomplete`
      const [expected, actual] = ['nothing that is incomplete', 'true']
      return { requirement, verdict: 'fail', expected, actual, pointer }
    })
  },
}
