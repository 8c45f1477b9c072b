import type { Importers } from './importers.js'

/** How far a change reaches. */
export interface Reach {
  /** A file that decides of every trial. */
  readonly everything?: string
  /** All that has to do with these interfaces. */
  readonly interfaces: ReadonlySet<string>
  /** Files of suites, scenarios among them. */
  readonly suites: ReadonlySet<string>
  /** Files of defects and liberties. */
  readonly variations: ReadonlySet<string>
}

const operators = 'proof/operators/operators.ts'

/** What no trial has to do with. */
const aside =
  /^(docs|test|bench|build|reports|\.ci|\.github)\/|^[^/]*\.md$|^(LICENSE|\.gitignore|\.npmrc|\.oxfmtrc\.json|\.oxlintrc\.json|knip\.json|playwright\.config\.ts)$/

/** Whether a file is about what all operators make: it is no operator, and none imports it. */
const decidesOfAllDefects = (file: string, importers: Importers): boolean =>
  file.startsWith('proof/operators/') && (file === operators || !importers(file).has(operators))

/** @param files that changed, from the root of the project */
export function reachOf(files: readonly string[], importers: Importers): Reach {
  const interfaces = new Set<string>()
  const suites = new Set<string>()
  const variations = new Set<string>()
  let everything: string | undefined
  for (const file of files) {
    if (aside.test(file)) continue
    const definition = /^specs\/(?!shared\/)([^/]+)\//.exec(file)?.[1]
    if (definition !== undefined) interfaces.add(definition)
    else if (decidesOfAllDefects(file, importers)) everything ??= file
    else if (/^proof\/(alterations|defects|liberties|operators)\//.test(file))
      for (const one of importers(file)) variations.add(one)
    else if (file.startsWith('suites/'))
      for (const one of importers(file)) {
        suites.add(one)
        // What scenarios find by name is imported by none of them.
        const found = /^suites\/([^/]+)\/shared\/(?:fixtures|capabilities)\.ts$/.exec(one)?.[1]
        if (found !== undefined) interfaces.add(found)
      }
    else everything ??= file
  }
  return { everything, interfaces, suites, variations }
}
