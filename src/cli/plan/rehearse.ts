import type { Contract } from '../../contract/contract.js'
import type { Exchange } from '../../exchange/exchange.js'
import { bankSecrets } from '../../reference/bank-secrets.js'
import { serveBank } from '../../reference/serve-bank.js'
import type { Suites } from '../../run/load-suites.js'
import type { Run } from '../../run/run.js'
import type { Progress } from '../../run/track-progress.js'
import { loadProfile } from '../../target/load-profile.js'
import type { Profile } from '../../target/profile.js'
import { embeddedProfile } from '../embedded-profile.js'
import { bankTransport } from '../bank-transport.js'
import { certify } from '../run/certify.js'
import { embeddedAccounts } from '../run/open-target.js'
import { rehearsalProfile } from './rehearsal-profile.js'

interface RehearsalOptions {
  readonly contract: Contract
  readonly suites: Suites
  /** Of the target, which hears nothing of it. */
  readonly profile: Profile
  readonly only: readonly string[]
  readonly signal: AbortSignal
  onProgress(progress: Progress): void
}

/** What was seen when a run was rehearsed. */
export interface Rehearsal {
  readonly run: Run
  /** What the target would have been asked. */
  readonly exchanges: readonly Exchange[]
}

/** Goes through a run with the reference bank in the place of the target, in the memory of this process. */
export async function rehearse(options: RehearsalOptions): Promise<Rehearsal> {
  const { profile, ...rest } = options
  const bank = await serveBank({ extraAccounts: embeddedAccounts })
  const exchanges: Exchange[] = []
  try {
    const { profile: own } = loadProfile(embeddedProfile, {
      env: bankSecrets,
      overrides: { baseUrl: bank.baseUrl },
    })
    const run = await certify({
      ...rest,
      profile: rehearsalProfile(profile, own),
      // As with any target, the first request asks whether it is there.
      embedded: false,
      transport: bankTransport(bank),
      store: {
        write: (exchange) => {
          exchanges.push(exchange)
          return undefined
        },
        evidence: async () => [],
        notes: () => [],
      },
      seed: 1,
      notes: [],
      lint: Promise.resolve([]),
    })
    // What a listener was called with is no request of the run.
    return { run, exchanges: exchanges.filter(({ actor }) => actor !== 'target') }
  } finally {
    await bank.close()
  }
}
