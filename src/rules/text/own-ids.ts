import { decoded } from '../decoded.js'
import { isObject } from '../is-object.js'
import { namedInRows } from '../named-in-rows.js'
import { spanOf } from '../memory/span.js'
import type { Memory, Remark, Rule } from '../rule.js'

/** What its rows name it by. */
const about = { kind: 'rule', rule: 'own-ids' } as const
/** Strings that are remembered. */
const most = 4000

/**
 * Two strings of one group have two identifiers: names are unique within their group, so whatever an _id is made of, it
 * tells them apart. That of a string which was deleted may be given to another one: what is wrong is seen when the first
 * one has it afterwards as well. Decides `text.textString.id-of-one`, and each row that names it.
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
  /** By group and _id, the names of the strings that had it, one after the other. */
  const names = new Map<string, readonly string[]>()
  const groups = new Set<string>()
  /** After which exchange each string was last gone, by group and name. */
  const gone = new Map<string, number>()
  return {
    concerns: (exchange) => exchange.interface === 'text',
    look(exchange, answered): readonly Remark[] {
      const { request, number } = exchange
      const requirement = answered?.operation.requirement(about)
      const path = URL.canParse(request.url) ? new URL(request.url).pathname : ''
      const [, group, name] = /\/groups\/([^/]+)\/strings\/([^/]+)$/.exec(decoded(path)) ?? []
      if (answered === undefined || name === undefined) return []
      const { json, response } = answered
      if (request.method === 'DELETE' || response.status === 404) {
        if (gone.size < most) gone.set(`${group} ${name}`, number)
        for (const [key, those] of names)
          if (key.startsWith(`${group} `) && those.includes(name))
            names.set(
              key,
              those.filter((one) => one !== name),
            )
        return []
      }
      // What was asked for before it was gone may show it once more.
      const isOld = spanOf(exchange).since < (gone.get(`${group} ${name}`) ?? 0)
      if (requirement === undefined || isOld) return []
      const id = json.kind === 'json' && isObject(json.value) ? json.value['_id'] : undefined
      if (typeof id !== 'string' || response.status >= 300) return []
      const key = `${group} ${id}`
      const before = names.get(key) ?? []
      const other = before.at(-1)
      if (other !== undefined && other !== name && before.includes(name)) {
        const expected = `another _id than that of ${other}`
        return [{ requirement, verdict: 'fail', expected, actual: id, pointer: '/_id' }]
      }
      const isAmongOthers = groups.has(`${group}`) && other === undefined
      if (other !== name && names.size < most) names.set(key, [...before, name])
      groups.add(`${group}`)
      return isAmongOthers ? [{ requirement, verdict: 'pass' }] : []
    },
    settle: () => [],
  }
}
