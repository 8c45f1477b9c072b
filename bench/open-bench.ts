import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { supplementsFor } from '../src/cli/supplements-for.js'
import type { Contract } from '../src/contract/contract.js'
import { loadContract } from '../src/contract/load-contract.js'
import { loadSuites, type Suites } from '../src/run/load-suites.js'
import type { Effort } from './effort.js'

/** What every measure works with. */
export interface Bench {
  readonly effort: Effort
  readonly contract: Contract
  readonly suites: Suites
  /** For files that are not needed afterwards. */
  readonly folder: string
  close(): Promise<void>
}

export async function openBench(effort: Effort): Promise<Bench> {
  const contract = loadContract(supplementsFor({}))
  const folder = await mkdtemp(join(tmpdir(), 'assay-bench-'))
  return {
    effort,
    contract,
    suites: await loadSuites(contract.interfaces.map(({ name }) => name)),
    folder,
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
