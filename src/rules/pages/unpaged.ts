import { isObject } from '../is-object.js'
import { namedInRows } from '../named-in-rows.js'
import type { Rule } from '../rule.js'

/** What its rows name it by. */
const about = { kind: 'rule', rule: 'unpaged' } as const

/** What is not paged has no further page. Decides `text.collections.no-next`, and each row that names it. */
export const unpaged: Rule = {
  id: 'rules/unpaged',
  title: 'A collection that is not paged leads to no further page',
  file: 'src/rules/pages/unpaged.ts',
  decides: namedInRows(about),
  judge: ({ operation, response, json }) => {
    const requirement = operation.requirement(about)
    if (requirement === undefined || response.status !== 200 || json.kind !== 'json') return []
    const links = isObject(json.value) ? json.value['_links'] : undefined
    // Without links, or with something else in their place, the collection shows nothing of them.
    if (!isObject(links)) return []
    // An empty list is no link.
    const next = [links['next'] ?? []].flat()
    if (next.length === 0) return [{ requirement, verdict: 'pass' }]
    const actual = JSON.stringify(next).slice(0, 200)
    return [
      { requirement, verdict: 'fail', expected: 'no link next', actual, pointer: '/_links/next' },
    ]
  },
}
