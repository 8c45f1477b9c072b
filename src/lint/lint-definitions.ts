import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkDuplicateKeys } from './check-duplicate-keys.js'
import { checkRequirementRows } from './check-requirement-rows.js'
import { checkTree } from './check-tree.js'
import type { LintFinding } from './lint-finding.js'
import type { LintSource } from './lint-source.js'
import { loadLibrary } from './load-library.js'
import { parseSource } from './parse-source.js'
import { plainTree } from './plain-tree.js'
import { readText } from './read-text.js'
import { refuseOtherDocuments } from './refuse-other-documents.js'

/**
 * Lints OpenAPI 3.x documents with the rules of `spectral:oas` that fit and those of
 * `specs/ruleset/`. Findings are ordered by source, then file, line and column; what several sources
 * share is reported once.
 *
 * @param options `allowRemote` lets references be fetched over HTTP; by default they are refused
 * @throws DefinitionError for the first source that is missing, cannot be parsed or is not OpenAPI 3.x
 */
export async function lintDefinitions(
  sources: readonly LintSource[],
  options: { readonly allowRemote?: boolean } = {},
): Promise<LintFinding[]> {
  const all = new Map<string, LintFinding>()
  for (const source of sources) {
    const findings = await lintDefinition(source, options.allowRemote ?? false)
    for (const finding of findings.toSorted(byPlace(source.shown))) {
      const { pointer, ...rest } = finding
      const told = source.text === undefined ? rest : { ...rest, ...(pointer && { pointer }) }
      const { file, line, column, rule, message } = told
      const key = JSON.stringify([file, line, column, rule, message])
      const named = source.interface === undefined ? {} : { interface: source.interface }
      if (!all.has(key)) all.set(key, { ...told, ...named })
    }
  }
  return [...all.values()]
}

async function lintDefinition(
  { path, shown, ...source }: LintSource,
  allowRemote: boolean,
): Promise<readonly LintFinding[]> {
  const text = source.text ?? readText(path, shown)
  const root = await parseSource(text, pathToFileURL(resolve(path)).href, shown)
  refuseOtherDocuments(root)
  const { library, findings } = await loadLibrary(root, allowRemote)
  const tree = plainTree(library)
  return [
    ...findings,
    ...library.files.flatMap(checkDuplicateKeys),
    ...(await checkTree(tree, library)),
    ...(await checkRequirementRows({ path, shown, ...source }, tree)),
  ]
}

/** The definition's own findings first, then those of the files it refers to. */
function byPlace(first: string): (one: LintFinding, other: LintFinding) => number {
  return (one, other) =>
    Number(one.file !== first) - Number(other.file !== first) ||
    compare(one.file, other.file) ||
    one.line - other.line ||
    one.column - other.column ||
    compare(one.rule, other.rule) ||
    compare(one.message, other.message)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
