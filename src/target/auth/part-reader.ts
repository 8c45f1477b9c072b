import type { Secret } from '../actor.js'
import { checkBaseUrl } from '../check-base-url.js'
import type { Remarks } from '../collect-remarks.js'
import type { ProfilePath } from '../profile-path.js'
import type { RawSecret } from '../raw-profile.js'
import { resolveSecret, type SecretSources } from '../resolve-secret.js'
import { isLoopback } from '../is-loopback.js'

/** Reads addresses and secrets of the section auth, and remarks on what cannot be used. */
export interface PartReader {
  /** An address in its one spelling; empty when it cannot be used. */
  address(given: string, path: ProfilePath): string
  /** @param stand environment variable that stands for a secret that does not come from one */
  secret(given: RawSecret, stand: string, path: ProfilePath): Secret | undefined
  /** Of all addresses so far, and that of the target. */
  origins(): readonly string[]
}

/** @param baseUrl of the target; empty where it could not be used */
export function partReader(baseUrl: string, sources: SecretSources, remarks: Remarks): PartReader {
  const target = baseUrl === '' ? undefined : new URL(baseUrl).origin
  const origins = new Set<string>(target === undefined ? [] : [target])
  return {
    address(given, path) {
      const name = typeof path.at(-1) === 'number' ? 'the origin' : String(path.at(-1))
      const checked = checkBaseUrl(given, name, 'For example: https://login.example.bank')
      if (checked.kind === 'bad') {
        remarks.mistake(path, checked.message, checked.remedy)
        return ''
      }
      const { protocol, origin, href } = new URL(given)
      if (protocol === 'http:' && !isLoopback(given) && origin !== target)
        remarks.mistake(
          path,
          'tokens would travel unencrypted: http, to another machine than the target',
          'Give an address that begins with https.',
        )
      origins.add(origin)
      return name === 'url' ? checked.baseUrl : href
    },
    secret(given, stand, path) {
      const resolved = resolveSecret(given, stand, sources)
      if (resolved.kind === 'missing') {
        remarks.mistake(path, resolved.message, resolved.remedy)
        return undefined
      }
      if (resolved.literal)
        remarks.warning(
          path,
          `${String(path.at(-1))} stands in the profile`,
          `Put it into an environment variable: { env: ${stand} }`,
        )
      return resolved.secret
    },
    origins: () => [...origins],
  }
}
