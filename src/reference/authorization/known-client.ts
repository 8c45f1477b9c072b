import type { AuthorizationBehaviour } from './authorization-behaviour.js'
import { bankSecrets } from '../bank-secrets.js'

/** The one client of the bank. It is public; if it brings a secret all the same, that has to be right. */
export const clientId = 'assay'

/** Whether a request to the token endpoint comes from the client that the bank knows (RFC 6749, 2.3.1). */
export function isKnownClient(
  form: URLSearchParams,
  headers: Headers,
  { takesSecret }: Pick<AuthorizationBehaviour, 'takesSecret'>,
): boolean {
  const basic = /^Basic (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const [id, secret] =
    basic === undefined
      ? [form.get('client_id'), form.get('client_secret')]
      : Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
  if (secret == null) return id === clientId
  const isTaken = takesSecret(basic === undefined ? 'body' : 'header')
  return id === clientId && isTaken && secret === bankSecrets.REFERENCE_BANK_CLIENT_SECRET
}
