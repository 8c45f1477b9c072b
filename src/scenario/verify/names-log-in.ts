import type { Answer } from '../answer/answer.js'
import type { Verification } from './verification.js'

const endpoints = ['authorization_endpoint', 'token_endpoint'] as const

/**
 * Verifies that an OpenID Connect configuration, answered with 200, names both endpoints of a log-in, by absolute addresses.
 *
 * @see https://openid.net/specs/openid-connect-discovery-1_0.html section 3
 */
export function namesLogIn(verify: Verification, answer: Answer): boolean {
  const missing = endpoints.filter((name) => !isAddress(answer.at(`/${name}`)))
  return verify(answer).that({
    holds: missing.length === 0,
    expected: 'a configuration with the addresses authorization_endpoint and token_endpoint',
    actual: `no address as ${missing.join(' and ')}`,
    faults: missing,
  })
}

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
