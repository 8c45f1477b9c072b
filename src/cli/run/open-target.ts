import type { Contract } from '../../contract/contract.js'
import type { Suites } from '../../run/load-suites.js'
import type { Environment } from '../../target/environment.js'
import { formatMistake } from '../../target/format-mistake.js'
import { loadProfile } from '../../target/load-profile.js'
import type { KnownNames } from '../../target/known-names.js'
import type { LoadedProfile, Profile } from '../../target/profile.js'
import { profileFromFlags } from '../../target/profile-from-flags.js'
import { embeddedProfile } from '../embedded-profile.js'
import { attachLogins } from '../login/attach-logins.js'
import { keptEnvironment } from '../login/kept-environment.js'
import { loadWhole } from '../load-whole.js'
import type { Supplements } from '../supplements-for.js'
import type { RunFlags } from '../flags/run-flags.js'
import { knownNamesOf } from './known-names-of.js'

export interface OpenTarget {
  readonly profile: Profile
  readonly embedded: boolean
  readonly notes: readonly string[]
  /** Those of the notes that are told before anything is sent, as mistakes are. */
  readonly early: readonly string[]
  close(): Promise<void>
}

/** Accounts of the embedded bank beyond its special ones: enough for pages of a hundred. */
export const embeddedAccounts = 110

/**
 * The target that the flags mean: one described by a profile, one of which only the address is known, or none.
 *
 * @param known names that a profile may use, where they are known already
 */
export async function openTarget(
  flags: Pick<RunFlags, 'profile' | 'baseUrl' | 'allow' | 'concurrency' | 'interface'>,
  contract: Contract,
  suites: Suites,
  supplements: Supplements,
  surroundings: Environment = process.env,
  known?: KnownNames,
): Promise<OpenTarget> {
  const overrides = {
    baseUrl: flags.baseUrl,
    allow: flags.allow,
    concurrency: flags.concurrency,
  }
  if (flags.profile !== undefined) {
    const env = await keptEnvironment(flags.profile, { baseUrl: flags.baseUrl, env: surroundings })
    const loaded = loadProfile(flags.profile, {
      env,
      overrides,
      known: known ?? namesForProfile(flags, contract, suites, supplements),
    })
    const { profile, notes } = await attachLogins(loaded, flags.profile)
    const target = foreign({ ...loaded, profile })
    return { ...target, notes: [...target.notes, ...notes] }
  }
  if (flags.baseUrl !== undefined)
    return foreign(profileFromFlags({ ...overrides, baseUrl: flags.baseUrl, env: surroundings }))
  return embedded(overrides, surroundings)
}

/** Names that a profile may use: it may speak of interfaces that a run leaves out. */
export function namesForProfile(
  flags: Pick<RunFlags, 'interface'>,
  contract: Contract,
  suites: Suites,
  supplements: Supplements,
): KnownNames {
  const whole = flags.interface === undefined ? contract : loadWhole(flags.interface, supplements)
  return knownNamesOf(whole, suites)
}

const foreign = ({ profile, warnings }: LoadedProfile): OpenTarget => ({
  profile,
  embedded: false,
  notes: warnings.map((one) =>
    formatMistake(one).replace(/([?]?)[.]?\n\s*/, (_, asked) => (asked === '' ? '. ' : '? ')),
  ),
  early: warnings.filter(({ early }) => early).map(formatMistake),
  close: async () => undefined,
})

async function embedded(overrides: object, surroundings: Environment): Promise<OpenTarget> {
  const { serveBank } = await import('../../reference/serve-bank.js')
  const { bankSecrets } = await import('../../reference/bank-secrets.js')
  const { logInAtBank } = await import('../../login/log-in-at-bank.js')
  const bank = await serveBank({ extraAccounts: embeddedAccounts })
  const { profile } = loadProfile(embeddedProfile, {
    env: { ...surroundings, ...bankSecrets },
    overrides: { ...overrides, baseUrl: bank.baseUrl },
  })
  const record = await logInAtBank(bank, {
    baseUrl: bank.baseUrl,
    clientId: 'assay',
    password: bankSecrets.REFERENCE_BANK_PASSWORD,
    clock: Date.now,
  })
  return {
    profile: { ...profile, loginRecords: [record] },
    embedded: true,
    notes: [],
    early: [],
    close: bank.close,
  }
}
