import type { Exchange } from '../src/exchange/exchange.js'
import type { Message } from '../src/exchange/message.js'
import type { SecretName } from '../src/exchange/secret-name.js'
import { bankSecrets } from '../src/reference/bank-secrets.js'

/** The requests of a recording as they were sent, with the credentials of the reference bank back in them. */
export function restoreRequests(
  exchanges: readonly Exchange[],
  secrets: readonly SecretName[],
): readonly Message[] {
  const known: Readonly<Record<string, string>> = bankSecrets
  const variables = new Map(secrets.map(({ token, variable }) => [token, variable]))
  // What is no credential of the bank was meant to be refused, and any other word is.
  const restored = (text: string): string =>
    text.replace(/‹[^›]*›/g, (token) => known[variables.get(token) ?? ''] ?? 'never-issued')
  return exchanges.map(({ request: { method, url, headers }, ...purpose }) => ({
    ...purpose,
    method,
    url,
    credentials: [],
    headers: headers.map(([name, value]) => [name, restored(value)] as const),
  }))
}
