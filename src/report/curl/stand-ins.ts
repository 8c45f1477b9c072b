import type { SecretName } from '../../run/run.js'

const made = { key: 'wrong-key', token: 'wrong-token', session: 'no-such-session' } as const

/**
 * Keys, tokens and sessions that are no one's secret are wrong ones, which Assay made up. Others serve as well, and can
 * be pasted.
 */
export const withStandIns = (text: string, secrets: readonly SecretName[]): string =>
  text.replace(
    /\u2039(key|token|session)\u00b7[0-9a-f]+\u203a/g,
    (token, kind: keyof typeof made) =>
      secrets.some((one) => one.token === token) ? token : made[kind],
  )
