import { join } from 'node:path'
import type { Contract } from '../../contract/contract.js'
import type { LintFinding } from '../../lint/lint-finding.js'
import { packageRoot } from '../../package-root.js'

/** Lints the packaged definitions of a contract. */
export async function lintPackaged(contract: Contract): Promise<readonly LintFinding[]> {
  const { lintDefinitions } = await import('../../lint/lint-definitions.js')
  return lintDefinitions(
    contract.interfaces.map(({ name, definitionFile }) => ({
      path: join(packageRoot, definitionFile),
      shown: definitionFile,
      interface: name,
    })),
  )
}
