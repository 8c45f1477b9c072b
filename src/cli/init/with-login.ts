import type { Contract } from '../../contract/contract.js'
import type { Suites } from '../../run/load-suites.js'
import { profileFromFlags } from '../../target/profile-from-flags.js'
import type { RawProfile } from '../../target/raw-profile.js'
import { variableName } from '../../target/variable-name.js'
import type { InitFlags } from '../flags/init-flags.js'
import { CommandError } from '../command-error.js'
import { type BegunLogin, beginLogin } from './begin-login.js'
import { reachTarget } from './look-at-target.js'
import type { Questions } from './open-questions.js'
import { openReadOnlyTarget } from './open-read-only-target.js'

interface Parts {
  readonly flags: InitFlags
  readonly baseUrl: string
  readonly contract: Contract
  readonly suites: Suites
  /** What stands already. */
  readonly raw: RawProfile
  readonly questions: Questions | undefined
}

/**
 * How a user without a token logs in at a target, which is seen to be there first.
 *
 * @returns undefined for a user who has a token, or has already said how to log in
 */
export async function withLogin(parts: Parts): Promise<BegunLogin | undefined> {
  const { flags, baseUrl, contract, suites, raw, questions } = parts
  const hasToken =
    raw.actors?.customer?.token !== undefined ||
    Boolean(process.env[variableName('customer', 'token')]?.trim())
  const isAsked = flags.clientId !== undefined || flags.loginUrl !== undefined
  if (raw.auth !== undefined || (!isAsked && (hasToken || questions === undefined)))
    return undefined
  if (flags.loginUrl !== undefined) checkAddress(flags.loginUrl)
  const { profile } = profileFromFlags({ baseUrl, allow: 'observe', env: {} })
  const view = await openReadOnlyTarget({ contract, suites, profile })
  try {
    await reachTarget(view, { contract, profile }, { refusable: true })
  } finally {
    await view.close()
  }
  return beginLogin(flags, baseUrl, process.env, questions)
}

/** What can be no address at all is a mistake of the command line, and nothing is asked. */
function checkAddress(loginUrl: string): void {
  if (/^https?:/i.test(loginUrl) && URL.canParse(loginUrl)) return
  throw new CommandError(
    `--login-url ${loginUrl} is not an absolute URL\nFor example: --login-url https://login.example.bank`,
  )
}
