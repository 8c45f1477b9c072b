import { lintDefinition } from './lint-definition.js'
import type { LintFinding } from './lint-finding.js'
import type { LintSource } from './lint-source.js'
import { mergeFindings } from './merge-findings.js'

/**
 * Lints OpenAPI 3.x documents with the rules of `spectral:oas` that fit and those of
 * `src/lint/ruleset/`. Findings are ordered by source, then file, line and column; what several sources
 * share is reported once. It works in the caller's thread, and is bounded in what it reads but not in time.
 *
 * @param options `allowRemote` lets references be fetched over HTTP; by default they are refused
 * @throws DefinitionError for the first source that is missing, cannot be parsed or is not OpenAPI 3.x
 */
export async function lintDefinitions(
  sources: readonly LintSource[],
  options: { readonly allowRemote?: boolean } = {},
): Promise<LintFinding[]> {
  const found: (readonly LintFinding[])[] = []
  for (const source of sources)
    found.push(await lintDefinition(source, options.allowRemote ?? false))
  return mergeFindings(sources, found)
}
