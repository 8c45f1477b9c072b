import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkLibrary } from './check-library.js'
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
 * Lints one definition with all that it refers to.
 *
 * @throws DefinitionError when it is missing, cannot be parsed or is not OpenAPI 3.x
 */
export async function lintDefinition(
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
    ...checkLibrary(library),
    ...(await checkTree(tree, library)),
    ...(await checkRequirementRows({ path, shown, ...source }, tree)),
  ]
}
