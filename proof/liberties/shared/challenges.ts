import { changeHeaders } from '../../alterations/change-headers.js'
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
]

export default liberties
