import { join } from 'node:path'
import { lintDefinitions } from '../../src/lint/lint-definitions.js'
import { packageRoot } from '../../src/package-root.js'

/** Findings of a fixture, one line each, with paths relative to the fixtures. */
export async function lintFixture(
  file: string,
  options: { readonly allowRemote?: boolean } = {},
): Promise<readonly string[]> {
  const path = join(packageRoot, 'test/lint/fixtures', file)
  const findings = await lintDefinitions([{ path, shown: file }], options)
  return findings.map(
    (finding) =>
      `${finding.file}:${finding.line}:${finding.column} ${finding.rule}: ${finding.message}`,
  )
}
