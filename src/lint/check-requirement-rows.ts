import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { documentedOperations } from './ruleset/documented-operations.js'
import { remedies } from './ruleset/remedies.js'
import { DefinitionError } from './definition-error.js'
import { isMap } from './is-map.js'
import type { LintFinding } from './lint-finding.js'
import type { LintSource } from './lint-source.js'
import { locateInFile } from './locate-in-file.js'
import { parseSource } from './parse-source.js'
import { readText } from './read-text.js'
import type { DataPath, SourceFile } from './source-file.js'

/**
 * Compares the requirement rows beside a definition, if there are any, with the definition: a row
 * names only operations that exist, and no two rows have the same id.
 *
 * @param tree the dereferenced definition
 * @throws DefinitionError when the rows of a packaged definition cannot be parsed
 */
export async function checkRequirementRows(
  source: LintSource,
  tree: unknown,
): Promise<readonly LintFinding[]> {
  const file = await rowsBeside(source)
  if (!file || !isMap(file.data) || !Array.isArray(file.data['requirements'])) return []
  const rows: readonly unknown[] = file.data['requirements']
  const operations = new Set(
    [...documentedOperations(tree)].map(({ operation }) => operation['operationId']),
  )
  const findings: LintFinding[] = []
  const report = (rule: string, path: DataPath, message: string): void => {
    const place = { file: file.shown, ...locateInFile(file, ['requirements', ...path]) }
    findings.push({ ...place, rule, severity: 'error', message, remedy: remedies[rule] ?? '' })
  }
  const known = new Set<unknown>()
  for (const [index, row] of rows.entries()) {
    if (!isMap(row)) continue
    const { id, operations: bound } = row
    if (known.has(id))
      report('requirement-id-unique', [index, 'id'], `${id} names two requirements`)
    if (id !== undefined) known.add(id)
    for (const [position, name] of Array.isArray(bound) ? bound.entries() : [])
      if (!operations.has(name))
        report(
          'requirement-operation-exists',
          [index, 'operations', position],
          `${id} binds ${name}, which ${source.shown} does not define`,
        )
  }
  return findings
}

async function rowsBeside({ path, shown, ...source }: LintSource): Promise<SourceFile | undefined> {
  const beside = join(dirname(path), 'requirements.yaml')
  const named = join(dirname(shown), 'requirements.yaml')
  try {
    return await parseSource(readText(beside, named), pathToFileURL(beside).href, named)
  } catch (error) {
    // Anybody may keep a file of that name beside a definition, or none; ours must be readable.
    const absent = error instanceof DefinitionError && error.line === undefined
    if (absent || source.interface === undefined) return undefined
    throw error
  }
}
