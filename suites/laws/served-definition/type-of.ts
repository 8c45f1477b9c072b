import type { Item } from '../../../src/scenario/index.js'

/** The types that schemas name, in words. */
export const typeOf = (schemas: readonly Item[]): string => {
  const types = schemas.flatMap(({ type }) => type ?? []).map(String)
  return types.length === 0 ? 'any type' : `type ${[...new Set(types)].join(' or ')}`
}
