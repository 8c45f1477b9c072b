import { remedies } from '../../specs/ruleset/remedies.js'
import type { Library } from './library.js'
import type { LintFinding } from './lint-finding.js'
import { locate } from './locate.js'

/** What the ruleset has to say about a dereferenced definition, with the places in its files. */
export async function checkTree(tree: unknown, library: Library): Promise<readonly LintFinding[]> {
  // Loaded on first use: Spectral takes longer to start than most commands take to run.
  const { runSpectral } = await import('./run-spectral.js')
  const remarks = await runSpectral(tree)
  const placed = new Map<string, { readonly finding: LintFinding; readonly others: Set<string> }>()
  for (const { rule, own, severity, message, path } of remarks) {
    const { shared, ...place } = locate(library, path)
    const remedy = remedies[rule]
    const finding = {
      ...place,
      rule,
      severity,
      message,
      ...(remedy === undefined ? {} : { remedy }),
    }
    // A part that many operations use is one mistake, to be mended once.
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
