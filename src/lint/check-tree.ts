import { isAboutName } from './ruleset/name-faults.js'
import { remedies } from './ruleset/remedies.js'
import { isMap } from './is-map.js'
import type { Library } from './library.js'
import type { LintFinding } from './lint-finding.js'
import { locate } from './locate.js'
import type { DataPath } from './source-file.js'

/** What the ruleset has to say about a dereferenced definition, with the places in its files. */
export async function checkTree(tree: unknown, library: Library): Promise<readonly LintFinding[]> {
  // Loaded on first use: Spectral takes longer to start than most commands take to run.
  const { runSpectral } = await import('./run-spectral.js')
  const remarks = await runSpectral(tree)
  const placed = new Map<string, { readonly finding: LintFinding; readonly others: Set<string> }>()
  for (const { rule, own, severity, message: raw, path } of remarks) {
    const message = own ? raw : withoutEscapes(raw)
    if (!own && isUnseen(tree, path)) continue
    const { shared, ...place } = locate(library, path, { itself: !own && isAboutName(message) })
    const remedy = remedies[rule]
    const finding = {
      ...place,
      rule,
      severity,
      message,
      remedy,
    }
    // A part that many operations use is one mistake, to be fixed once.
    const key = JSON.stringify([rule, place, shared && own ? '' : message])
    const before = placed.get(key)
    if (!before) placed.set(key, { finding, others: new Set() })
    else if (before.finding.message !== message) before.others.add(message)
  }
  return [...placed.values()].map(({ finding, others }) =>
    others.size === 0
      ? finding
      : { ...finding, message: `${finding.message} (and ${others.size} more that share it)` },
  )
}

/** True for a reference that could not be followed: it is reported as such, and its form is no matter. */
function isUnseen(tree: unknown, path: DataPath): boolean {
  const isReference = (value: unknown): boolean => isMap(value) && typeof value['$ref'] === 'string'
  let value = tree
  for (const segment of path) {
    if (isReference(value)) return true
    value = Reflect.get(Object(value), segment)
  }
  return isReference(value)
}

/** Spectral shows keys as they are escaped in JSON Pointers. */
function withoutEscapes(message: string): string {
  return message.replaceAll('~1', '/').replaceAll('~0', '~')
}
