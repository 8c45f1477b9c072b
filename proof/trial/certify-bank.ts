import type { Contract } from '../../src/contract/contract.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { serveBank } from '../../src/reference/serve-bank.js'
import type { Suites } from '../../src/run/load-suites.js'
import type { Observer } from '../../src/run/observer.js'
import type { Run } from '../../src/run/run.js'
import { loadProfile } from '../../src/target/load-profile.js'
import { embeddedProfile } from '../../src/cli/embedded-profile.js'
import { certify } from '../../src/cli/run/certify.js'
import { memoryStore } from '../../src/cli/run/exchange-store.js'
import type { Linter } from '../../src/cli/run/open-linter.js'
import { embeddedAccounts } from '../../src/cli/run/open-target.js'
import { bankTransport } from '../../src/cli/bank-transport.js'
import { plant } from '../plant.js'
import type { Variation } from '../variation.js'

/** What all trials have in common. */
export interface Laboratory {
  readonly contract: Contract
  readonly suites: Suites
  /** For what the bank serves. */
  readonly linter: Linter
}

export interface BankTrial {
  /** Those in force. */
  readonly variations: readonly Variation[]
  /** Interfaces to certify; undefined for all that the bank claims. */
  readonly interfaces: readonly string[] | undefined
  /** Whether requests go over a socket: what is told of the wire, and of the order in which answers come, needs it. */
  readonly wire: boolean
  readonly observer?: Observer
}

/** Certifies a reference bank as `assay run` does, and leaves no files. */
export async function certifyBank(laboratory: Laboratory, trial: BankTrial): Promise<Run> {
  const { interfaces, observer } = trial
  const bank = await serveBank({ ...plant(trial.variations), extraAccounts: embeddedAccounts })
  const { profile } = loadProfile(embeddedProfile, {
    env: bankSecrets,
    overrides: { baseUrl: bank.baseUrl },
  })
  try {
    return await certify({
      ...laboratory,
      profile: {
        ...profile,
        ...(interfaces && { claims: { ...profile.claims, interfaces } }),
        // Those of the bank as it is now, not those of the file: its variation may change them.
        fixtures: Object.fromEntries(
          Object.entries(bank.fixtures).map(([name, values]) => [name, { ...values }]),
        ),
      },
      embedded: true,
      ...(!trial.wire && { transport: bankTransport(bank) }),
      ...(observer && { observer }),
      store: memoryStore(),
      seed: 1,
      only: [],
      notes: [],
      lint: Promise.resolve([]),
      signal: new AbortController().signal,
    })
  } finally {
    await bank.close()
  }
}
