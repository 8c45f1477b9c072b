import type { Run } from '../../run/run.js'
import { keepLogins } from '../login/keep-logins.js'
import { certify } from './certify.js'
import type { CertifyOptions } from './certify-options.js'
import type { SecretFilter } from './open-secret-filter.js'

interface Surroundings {
  readonly secretFilter: SecretFilter
  /** Ends the run early; the signal of the run has to obey. */
  end(why: string): void
  /** Renewed tokens could not be kept. */
  onUnsaved(message: string): void
}

/** What came of certifying. */
export interface Certified {
  /** Its secrets are not replaced yet. */
  readonly run: Run
  /** Why nothing could be tested, where the target was of no use from the first request on. */
  readonly useless: string | undefined
}

/**
 * Certifies a target, and keeps those logged in who are.
 *
 * @throws LoginError when a log-in ended before the run and cannot be renewed
 */
export async function certifyLoggedIn(
  { secretFilter, end, onUnsaved }: Surroundings,
  options: Omit<CertifyOptions, 'renewal' | 'redactor' | 'onUnreachable'>,
): Promise<Certified> {
  const { redactor } = secretFilter
  const renewal = await keepLogins(options.profile, redactor, {
    onLost: (why) => end(`${why.charAt(0).toUpperCase()}${why.slice(1)}.`),
    onUnsaved: (message) => onUnsaved(secretFilter.text(message)),
  })
  let useless: string | undefined
  const run = await certify({
    ...options,
    renewal,
    redactor,
    onUnreachable: (message) => {
      useless = message
    },
  })
  return { run, useless }
}
