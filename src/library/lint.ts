import { openLinter } from '../cli/run/open-linter.js'
import type { LintFinding } from '../lint/lint-finding.js'

/** A definition: the path of a file, or an OpenAPI 3.x document as an object. */
export type Definition = string | Readonly<Record<string, unknown>>

/**
 * Lints OpenAPI 3.0 and 3.1 definitions as `assay lint` does: in a thread of its own, within bounds of time and memory.
 * Of a document that is an object, lines and columns are those of it as pretty-printed JSON, and `file` is
 * `definition.json`; its relative references start from the working directory.
 *
 * @example
 * const errors = (await lint('openapi.yaml')).filter((one) => one.severity === 'error')
 *
 * @param definitions one or several; what they share is reported once
 * @param options `allowRemote` lets references be fetched over HTTP; by default they are refused
 * @returns in the order of the definitions, then of file, line and column
 * @throws DefinitionError for the first that is missing, cannot be parsed, is not OpenAPI 3.x or exceeds the bounds
 */
export async function lint(
  definitions: Definition | readonly Definition[],
  options: { readonly allowRemote?: boolean } = {},
): Promise<readonly LintFinding[]> {
  const sources = [definitions].flat().map((one: Definition) =>
    typeof one === 'string'
      ? { path: one, shown: one }
      : {
          path: 'definition.json',
          shown: 'definition.json',
          text: JSON.stringify(one, null, 2),
        },
  )
  const linter = openLinter()
  try {
    return await linter.lintDefinitions(sources, options.allowRemote ?? false)
  } finally {
    await linter.close()
  }
}
