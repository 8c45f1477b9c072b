import { collectReferences, type Reference } from './collect-references.js'
import { findingAt } from './finding-at.js'
import { isMap } from './is-map.js'
import type { Library } from './library.js'
import type { LintFinding } from './lint-finding.js'

const schemaKeys = new Set(['schema', 'schemas'])
/** What a Reference Object may have beside `$ref` since 3.1. */
const allowed = new Set(['summary', 'description'])

/**
 * What stands beside a `$ref` counts. In OpenAPI 3.0 it does only in a path item (section 4.7.23); since 3.1 in
 * schemas and path items, and elsewhere summary and description do (section 4.8.23).
 */
export function checkReferenceSiblings({ root, files }: Library): readonly LintFinding[] {
  const version = isMap(root.data) ? String(root.data['openapi']) : ''
  const is30 = version.startsWith('3.0')
  return files.flatMap((file) =>
    collectReferences({ file, path: [], value: file.data }, new Set()).flatMap((reference) => {
      const ignored = siblingsOf(reference).filter((name) => is30 || !allowed.has(name))
      if (ignored.length === 0 || isPathItem(reference)) return []
      if (!is30 && (file !== root || reference.path.some((key) => schemaKeys.has(String(key)))))
        return []
      const where = is30 ? 'OpenAPI 3.0' : 'OpenAPI 3.1 outside schemas'
      const message = `without effect beside $ref in ${where}: ${ignored.join(', ')}`
      return [
        findingAt(file, [...reference.path, ignored[0] ?? '$ref'], 'reference-siblings', message),
      ]
    }),
  )
}

function siblingsOf({ owner }: Reference): readonly string[] {
  return Object.keys(owner).filter((name) => name !== '$ref' && !name.startsWith('x-'))
}

function isPathItem({ path }: Reference): boolean {
  const [around] = path.slice(-2)
  return path.length >= 2 && ['paths', 'webhooks', 'pathItems'].includes(String(around))
}
