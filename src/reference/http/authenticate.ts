import type { Actor } from '../books/books.js'
import type { BankServices } from './bank-services.js'
import { Refusal } from './refusal.js'

/**
 * Finds out who sends a request: API key first, then the access token (RFC 6750).
 *
 * @throws Refusal 401 with WWW-Authenticate
 */
export function authenticate(
  { behaviour, books, authorization }: BankServices,
  headers: Headers,
): Actor {
  const key = headers.get('api-key') ?? undefined
  if (!behaviour.knowsKey(key, books)) {
    const detail = `The API key is ${key === undefined ? 'missing' : 'not known'}.`
    throw unauthenticated('ApiKey realm="reference bank"', detail)
  }
  const token = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const actor = behaviour.actorOf(authorization.standsFor(token), books)
  if (actor !== undefined) return actor
  if (token === undefined) {
    throw unauthenticated('Bearer realm="reference bank"', 'The access token is missing.')
  }
  const challenge = 'Bearer realm="reference bank", error="invalid_token"'
  throw unauthenticated(challenge, 'The access token is not known.')
}

function unauthenticated(challenge: string, detail: string): Refusal {
  return new Refusal(401, 'unauthenticated', detail, { headers: { 'www-authenticate': challenge } })
}
