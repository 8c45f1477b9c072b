import { createRedactor, type Redactor } from '../../exchange/redactor.js'
import type { Run } from '../../run/run.js'
import { knownSecrets } from '../../target/credentials.js'
import type { Profile } from '../../target/profile.js'
import { accountNumbersOf } from './account-numbers-of.js'
import { redactRun } from './redact-run.js'

/** What everything passes that leaves a run: files, the terminal, errors. No secret gets through. */
export interface SecretFilter {
  /**
   * Knows the secrets of the profile, and learns what the target hands out; account numbers of the profile when
   * the run is over.
   */
  readonly redactor: Redactor
  text(text: string): string
  run(run: Run): Run
  /** @returns the same error, as it may be shown */
  error(error: unknown): unknown
}

/** Opens the secret filter for the target of a profile. */
export function openSecretFilter(profile: Profile): SecretFilter {
  const redactor = createRedactor()
  for (const { secret, kind, variable } of knownSecrets(profile))
    redactor.learn(secret, kind, variable)
  const numbers = accountNumbersOf(profile)
  // Rules judge what is recorded, and look for these numbers in it: they are replaced once all is judged.
  const withNumbers = createRedactor()
  for (const number of numbers) withNumbers.learn(number, 'number')
  const text = (value: string): string => withNumbers.text(redactor.text(value, true), true)
  return {
    redactor,
    text,
    run(run) {
      for (const number of numbers) redactor.learn(number, 'number')
      return redactRun(run, redactor)
    },
    error(error) {
      if (!(error instanceof Error)) return typeof error === 'string' ? text(error) : error
      error.message = text(error.message)
      if (error.stack !== undefined) error.stack = text(error.stack)
      if ('path' in error && typeof error.path === 'string') error.path = text(error.path)
      return error
    },
  }
}
