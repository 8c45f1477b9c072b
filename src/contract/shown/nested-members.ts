/** Nesting that is looked at. */
const depth = 4

export interface NestedMember {
  /** Names from the outermost on, with a dot between them. */
  readonly path: string
  /** Empty for an item of a list. */
  readonly name: string
  readonly value: unknown
}

/** All members of a JSON value, wherever they stand in it. */
export function* nestedMembers(
  value: unknown,
  path = '',
  levels: number = depth,
): Generator<NestedMember> {
  if (levels === 0 || typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    const at = Array.isArray(value) ? path : `${path}.${name}`
    yield { path: at, name: Array.isArray(value) ? '' : name, value: inner }
    yield* nestedMembers(inner, at, levels - 1)
  }
}
