import { changeHeaders } from '../../alterations/change-headers.js'
import { restate } from '../../alterations/restate.js'
import { bankSecrets } from '../../../src/reference/bank-secrets.js'
import type { Liberty } from '../../liberty.js'

const because =
  'WWW-Authenticate is a list of challenges, in one field or several (RFC 9110, 11.6.1).'

function challenge(name: string, sentence: string, values: readonly string[]): Liberty {
  return {
    name,
    sentence,
    because,
    respells: true,
    response: changeHeaders((headers, { status }) => {
      if (status !== 401) return
      headers.delete('www-authenticate')
      for (const value of values) headers.append('www-authenticate', value)
    }),
  }
}

const key = bankSecrets.REFERENCE_BANK_API_KEY
const refused = restate({ statuses: [401] }, 403)

/** Other ways to ask for credentials. */
const liberties: readonly Liberty[] = [
  challenge('challenges-scheme-only', 'WWW-Authenticate names a scheme and nothing else.', [
    'Bearer',
  ]),
  challenge(
    'challenges-several',
    'WWW-Authenticate has several challenges with commas in quotes.',
    [
      'Bearer realm="accounts, balances", error="invalid_token", error_description="a \\"step\\" up"',
      'DPoP algs="ES256 PS256", ApiKey',
    ],
  ),
  challenge('challenges-lower-case', 'WWW-Authenticate spells its scheme in small letters.', [
    'bearer realm=bank',
  ]),
  {
    name: 'challenges-none-of-keys',
    sentence:
      'A caller without a key that was allocated is refused with 403, with a token or without.',
    because:
      '403 means that the caller lacks permission; which credential is looked at first is not said.',
    response(response, request, context) {
      // Which credentials sessions take is not shown, and for none at all their document has 401 only.
      const isOfSessions = context.operation?.endsWith('CustomerSession') ?? false
      return isOfSessions || request.headers.get('api-key') === key
        ? response
        : refused(response, request, context)
    },
  },
]

export default liberties
