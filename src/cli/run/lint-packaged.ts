import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Contract } from '../../contract/contract.js'
import type { LintFinding } from '../../lint/lint-finding.js'
import type { LintSource } from '../../lint/lint-source.js'
import { packageRoot } from '../../package-root.js'

/**
 * Lints the packaged definitions of a contract in a thread of its own: Spectral holds a processor for half a
 * second, which would count as the target's time.
 */
export async function lintPackaged(contract: Contract): Promise<readonly LintFinding[]> {
  const sources = contract.interfaces.map(({ name, definitionFile }): LintSource => ({
    path: join(packageRoot, definitionFile),
    shown: definitionFile,
    interface: name,
  }))
  const worker = new Worker(new URL('./lint-worker.js', import.meta.url), { workerData: sources })
  const [findings] = (await once(worker, 'message')) as [readonly LintFinding[]]
  return findings
}
