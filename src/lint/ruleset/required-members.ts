import { isMap, type DataMap } from '../is-map.js'
import { roleOfMember, type Role } from '../role-of-member.js'
import { complaint, type Complaint } from './complaint.js'
import type { TreePath } from './documented-operations.js'
import { schemaMembers } from './schema-members.js'

const schemaKeys = new Set(['schema', 'schemas'])
const composing = new Set(['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependentSchemas'])

interface Required {
  /** Where `required` stands. */
  readonly at: TreePath
  /** Names that no part of the schema describes. */
  lacking: readonly string[]
}

/** What a schema requires is described, by itself or by what it is a part of: one that is not may be misspelt. */
export function requiredMembers(tree: unknown): Complaint[] {
  const found = new Map<object, Required>()
  const seen = new Set<object>()
  visit(tree, [], 'object', false, [])
  return [...found.values()].flatMap(({ at, lacking }) =>
    lacking.map((name) => complaint(`${name} is required and not described`, [...at])),
  )

  function visit(
    value: unknown,
    at: TreePath,
    role: Role,
    inSchema: boolean,
    around: readonly DataMap[],
  ): void {
    if (typeof value !== 'object' || value === null || role === 'literal') return
    // What is a part of several schemas is looked at in each of them.
    if (seen.has(value) && around.length === 0) return
    if (around.includes(value as DataMap)) return
    const isPart = around.length > 0
    if (!isPart) seen.add(value)
    if (inSchema && role === 'object' && isMap(value)) {
      note(value, at, around)
      noteMembers(value, at, around)
    }
    for (const [key, member] of Object.entries(value)) {
      const segment = Array.isArray(value) ? Number(key) : key
      const next = roleOfMember(segment, member, role)
      const within = inSchema || (role === 'object' && schemaKeys.has(key))
      // A condition need not describe what it asks for.
      if (inSchema && role === 'object' && (key === 'if' || key === 'not')) continue
      const composes = inSchema && role === 'object' && composing.has(key) && isMap(value)
      const passesOn = Array.isArray(value) || role === 'names'
      const outer = composes ? [...around, value] : passesOn ? around : []
      if (isPart && outer.length === 0 && seen.has(value)) continue
      visit(member, [...at, segment], next, within, outer)
    }
  }

  /** Members that other parts of the same schema describe as well, and this one but narrows. */
  function noteMembers({ properties }: DataMap, at: TreePath, around: readonly DataMap[]): void {
    if (!isMap(properties) || around.length === 0) return
    for (const [name, member] of Object.entries(properties)) {
      const described = around.flatMap((part) => schemaMembers(part).members.get(name) ?? [])
      const others = described.filter((one) => isMap(one) && one !== member) as DataMap[]
      if (isMap(member) && others.length > 0) note(member, [...at, 'properties', name], others)
    }
  }

  function note(schema: DataMap, at: TreePath, around: readonly DataMap[]): void {
    const { required } = schema
    if (!Array.isArray(required)) return
    const parts = [schema, ...around].map((part) => schemaMembers(part))
    const isOpen = parts.some(({ whole, open }) => !whole || open)
    const lacking = isOpen
      ? []
      : required.filter((name) => !parts.some(({ members }) => members.has(String(name))))
    const before = found.get(schema)
    if (before === undefined) found.set(schema, { at: [...at, 'required'], lacking })
    else before.lacking = before.lacking.filter((name) => lacking.includes(name))
  }
}
