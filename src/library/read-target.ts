import { attachLogins } from '../cli/login/attach-logins.js'
import { usualProfile } from '../cli/login/login-command-for.js'
import { loadWhole } from '../cli/load-whole.js'
import { openTarget } from '../cli/run/open-target.js'
import { type Supplements, supplementsFor } from '../cli/supplements-for.js'
import type { Contract } from '../contract/contract.js'
import type { Suites } from '../run/load-suites.js'
import { formatMistake } from '../target/format-mistake.js'
import type { Profile } from '../target/profile.js'
import { supplementsIn } from '../target/supplements-of.js'
import { checkData, profileData } from './profile-data.js'
import type { RunOptions } from './run-options.js'

interface GivenTarget {
  readonly supplements: Supplements
  open(contract: Contract, suites: Suites): Promise<Opened>
}

interface Opened {
  readonly profile: Profile
  readonly embedded: boolean
  readonly notes: readonly string[]
  close(): Promise<void>
}

/** Reads which target is meant; it is opened when the contract is there that its names are checked against. */
export function readTarget({
  profile: given,
  interfaces,
  env = process.env,
}: Pick<RunOptions, 'profile' | 'interfaces' | 'env'>): GivenTarget {
  if (typeof given !== 'object') {
    const flags = {
      profile: given,
      interface: interfaces,
    }
    const supplements = supplementsFor(flags)
    return {
      supplements,
      open: (contract, suites) => openTarget(flags, contract, suites, supplements, env),
    }
  }
  const data = profileData(given)
  const folder = process.cwd()
  const supplements = supplementsIn(data, folder, '')
  return {
    supplements,
    async open(contract, suites) {
      // A profile may speak of interfaces that this run leaves out.
      const whole = interfaces === undefined ? contract : loadWhole(interfaces, supplements)
      const loaded = checkData(data, { env, folder, contract: whole, suites })
      const { profile, notes } = await attachLogins(loaded, usualProfile)
      const warnings = loaded.warnings.map((one) => formatMistake(one).replace(/\n\s*/, ' '))
      const all = [...warnings, ...notes]
      return { profile, embedded: false, notes: all, close: async () => undefined }
    },
  }
}
