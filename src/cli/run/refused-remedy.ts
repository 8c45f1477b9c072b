import type { Actor } from '../../target/actor.js'
import { variableName } from '../../target/variable-name.js'

/** What one who was refused should look at first: what was not sent at all, or what was. */
export function refusedRemedy({ apiKey, apiKeys, token, tokens }: Actor): string {
  const set = (kind: 'apiKey' | 'token', other: string): string =>
    `Only ${other} was sent: set ${variableName('customer', kind)}, or actors.customer.${kind} in the profile.`
  if (token === undefined && tokens === undefined) return set('token', 'an API key')
  if (apiKey === undefined && apiKeys === undefined) return set('apiKey', 'a token')
  return "The target does not accept the customer's credentials: check the API key and the token, which may have expired."
}
