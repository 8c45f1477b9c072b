import { isNode } from '../contract/is-node.js'
import type { SchemaNode } from '../contract/schema-node.js'
import { describedShape } from '../contract/shape/described-shape.js'
import type { AnsweredExchange } from '../rules/rule.js'

const deepest = 12
/** Items of one list that are looked at, and values of one body. */
const mostItems = 50
const mostValues = 5000
/** Characters of a name, which the target chooses. */
const longest = 80

/** JSON Pointers to members of a body that its definition does not have. An object without any described is left out. */
export function undescribedMembers({
  operation: { definition },
  documented,
  described,
  json,
}: AnsweredExchange): readonly string[] {
  const schema = described === undefined ? undefined : documented?.schema(described)
  if (schema === undefined || json.kind !== 'json') return []
  const found = new Set<string>()
  let seen = 0

  const walk = (of: SchemaNode, value: unknown, pointer: string, depth: number): void => {
    seen += 1
    if (depth > deepest || seen > mostValues) return
    if (!Array.isArray(value) && !isNode(value)) return
    const { items, members, others } = describedShape(definition, of)
    if (Array.isArray(value)) {
      if (items !== undefined)
        for (const item of value.slice(0, mostItems)) walk(items, item, `${pointer}/*`, depth + 1)
      return
    }
    if (members.size === 0 && others === undefined) return
    for (const [name, one] of Object.entries(value)) {
      const known = members.get(name) ?? others
      const at = `${pointer}/${tokenOf(name)}`
      if (known === undefined) found.add(at)
      else walk(known, one, members.has(name) ? at : `${pointer}/*`, depth + 1)
    }
  }
  walk(schema, json.value, '', 0)
  return [...found]
}

const tokenOf = (name: string): string =>
  (name.length > longest ? `${name.slice(0, longest)}…` : name)
    .replaceAll('~', '~0')
    .replaceAll('/', '~1')
