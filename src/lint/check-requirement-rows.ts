import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { documentedOperations } from './ruleset/documented-operations.js'
import { remedies } from './ruleset/remedies.js'
import { DefinitionError } from './definition-error.js'
import { type DataMap, isMap } from './is-map.js'
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
  const files = await rowsBeside(source)
  const operations = new Set(
    [...documentedOperations(tree)].map(({ operation }) => operation['operationId']),
  )
  const findings: LintFinding[] = []
  const report = (file: SourceFile, rule: string, path: DataPath, message: string): void => {
    const place = { file: file.shown, ...locateInFile(file, ['requirements', ...path]) }
    findings.push({ ...place, rule, severity: 'error', message, remedy: remedies[rule] ?? '' })
  }
  const known = new Set<unknown>()
  for (const [file, index, row] of files.flatMap(rowsOf)) {
    const { id, operations: bound } = row
    if (known.has(id))
      report(file, 'requirement-id-unique', [index, 'id'], `${id} names two requirements`)
    if (id !== undefined) known.add(id)
    for (const [position, name] of Array.isArray(bound) ? bound.entries() : [])
      if (!operations.has(name))
        report(
          file,
          'requirement-operation-exists',
          [index, 'operations', position],
          `${id} binds ${name}, which ${source.shown} does not define`,
        )
  }
  return findings
}

const rowsOf = (file: SourceFile): readonly (readonly [SourceFile, number, DataMap])[] => {
  const rows = isMap(file.data) ? file.data['requirements'] : undefined
  return (Array.isArray(rows) ? rows : []).flatMap((row: unknown, index) =>
    isMap(row) ? [[file, index, row] as const] : [],
  )
}

/** Files of rows in the folder of a definition: one, or one for each resource. */
async function rowsBeside(source: LintSource): Promise<readonly SourceFile[]> {
  const folder = dirname(source.path)
  const within = join(folder, 'requirements')
  const names = statSync(within, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(within)
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => join('requirements', name))
    : ['requirements.yaml']
  const files = await Promise.all(names.toSorted().map((name) => rowFile(source, name)))
  return files.filter((file) => file !== undefined)
}

async function rowFile(
  { path, shown, ...source }: LintSource,
  name: string,
): Promise<SourceFile | undefined> {
  const beside = join(dirname(path), name)
  const named = join(dirname(shown), name)
  try {
    return await parseSource(readText(beside, named), pathToFileURL(beside).href, named)
  } catch (error) {
    // Any project may keep a file of that name beside a definition, or none; ours must be readable.
    const absent = error instanceof DefinitionError && error.line === undefined
    if (absent || source.interface === undefined) return undefined
    throw error
  }
}
