import type { TreePath } from './documented-operations.js'

/**
 * What the schema of OpenAPI 3.1 that Spectral carries refuses in a link and the specification allows (section 4.8.20):
 * it calls `server` by another name, and takes no constant for a parameter but a text.
 */
export function isAllowedInLink(keyword: string, at: TreePath): boolean {
  if (keyword === 'type') return at.at(-4) === 'links' && at.at(-2) === 'parameters'
  return at.at(-3) === 'links' && at.at(-1) === 'server'
}
