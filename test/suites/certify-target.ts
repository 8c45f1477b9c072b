import { join } from 'node:path'
import { certify } from '../../src/cli/run/certify.js'
import type { CertifyOptions } from '../../src/cli/run/certify-options.js'
import { memoryStore } from '../../src/cli/run/exchange-store.js'
import { packageRoot } from '../../src/package-root.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { loadSuites } from '../../src/run/load-suites.js'
import type { Run } from '../../src/run/run.js'
import { loadProfile } from '../../src/target/load-profile.js'
import { accountsContract as contract } from '../scenario/accounts-contract.js'

/** Certifies a target with the profile of the reference bank: every actor and every fixture is there. */
export async function certifyTarget(
  baseUrl: string,
  options: Partial<CertifyOptions> = {},
): Promise<Run> {
  const { profile } = loadProfile(join(packageRoot, 'examples/reference-bank.yaml'), {
    env: bankSecrets,
    overrides: { baseUrl },
  })
  return certify({
    contract,
    suites: await loadSuites(['accounts']),
    profile,
    embedded: true,
    store: memoryStore(),
    seed: 1,
    only: [],
    notes: [],
    lint: Promise.resolve([]),
    signal: new AbortController().signal,
    ...options,
  })
}
