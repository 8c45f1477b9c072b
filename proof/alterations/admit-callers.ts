import { bankSecrets } from '../../src/reference/bank-secrets.js'

const key = bankSecrets.REFERENCE_BANK_API_KEY
const tokens = Object.values(bankSecrets).map((secret) => `Bearer ${secret}`)

/** Ways to let a request in that should stay outside, by what is wrong with it; a token lets it in. */
export const admitCallers: Readonly<
  Record<
    'without-credentials' | 'without-key' | 'without-token' | 'wrong-key' | 'wrong-token',
    (headers: Headers, token: string) => void
  >
> = {
  'without-credentials'(headers, token) {
    if (headers.has('api-key') || headers.has('authorization')) return
    headers.set('api-key', key)
    headers.set('authorization', token)
  },
  'without-key'(headers) {
    if (headers.has('authorization') && !headers.has('api-key')) headers.set('api-key', key)
  },
  'without-token'(headers, token) {
    if (headers.has('api-key') && !headers.has('authorization')) headers.set('authorization', token)
  },
  'wrong-key'(headers) {
    if (headers.has('api-key')) headers.set('api-key', key)
  },
  'wrong-token'(headers, token) {
    const given = headers.get('authorization')
    if (given !== null && !tokens.includes(given)) headers.set('authorization', token)
  },
}
