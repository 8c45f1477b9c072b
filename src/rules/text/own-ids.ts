import { decoded } from '../decoded.js'
import { isObject } from '../is-object.js'
import { namedInRows } from '../named-in-rows.js'
import type { Memory, Remark, Rule } from '../rule.js'

/** What its rows name it by. */
const about = { kind: 'rule', rule: 'own-ids' } as const
/** Strings that are remembered. */
const most = 4000

/**
 * Two strings of one group have two identifiers: names are unique within their group, so whatever an _id is made of, it
 * tells them apart. Decides `text.textString.id-of-one`, and each row that names it.
 */
export const ownIds: Rule = {
  id: 'rules/own-ids',
  title: 'No two strings of a group have the same _id',
  file: 'src/rules/text/own-ids.ts',
  decides: namedInRows(about),
  judge: () => [],
  remember,
  remedy: () => 'let two strings of one group show their _id',
}

function remember(): Memory {
  /** By group and _id, the name of the string. */
  const names = new Map<string, string>()
  const groups = new Set<string>()
  return {
    concerns: (exchange) => exchange.interface === 'text',
    look({ request }, answered): readonly Remark[] {
      const requirement = answered?.operation.requirement(about)
      const path = URL.canParse(request.url) ? new URL(request.url).pathname : ''
      const [, group, name] = /\/groups\/([^/]+)\/strings\/([^/]+)$/.exec(decoded(path)) ?? []
      if (answered === undefined || requirement === undefined || name === undefined) return []
      const { json, response } = answered
      const id = json.kind === 'json' && isObject(json.value) ? json.value['_id'] : undefined
      if (typeof id !== 'string' || response.status >= 300) return []
      const key = `${group} ${id}`
      const other = names.get(key)
      if (other !== undefined && other !== name) {
        const expected = `another _id than that of ${other}`
        return [{ requirement, verdict: 'fail', expected, actual: id, pointer: '/_id' }]
      }
      const isAmongOthers = groups.has(`${group}`) && other === undefined
      if (names.size < most) names.set(key, name)
      groups.add(`${group}`)
      return isAmongOthers ? [{ requirement, verdict: 'pass' }] : []
    },
    settle: () => [],
  }
}
