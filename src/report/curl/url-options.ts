import type { RecordedRequest } from '../../exchange/exchange.js'
import type { SecretName } from '../../run/run.js'
import { shellWord } from './shell-word.js'

/** What curl appends to a URL as it stands: it would write the digits of an encoded letter small. */
const plainQuery = /^(?:[!$&-~]|%(?![0-9A-Fa-f]?[A-F]))+$/

/**
 * The URL, with what keeps curl from reading patterns, dot segments or options into it. The parameters of a URL that is
 * wider than a line become options of their own.
 *
 * @param width columns that a line aims at
 */
export function urlOptions(
  { url, method, body }: RecordedRequest,
  secrets: readonly SecretName[],
  width: number,
): readonly string[] {
  const word = shellWord(url, secrets)
  const hasDots = /\/\.\.?(?:[/?#]|$)/.test(url)
  const [place = '', query = ''] = url.split(/\?(.*)/s, 2)
  const parameters = query.split('&')
  const isApart = word.length > width && method === 'GET' && body === undefined && !hasDots
  if (isApart && parameters.every((one) => isPlain(one, secrets)) && !url.startsWith('-'))
    return [
      '-G',
      ...(/[[\]{}]/.test(place) ? ['--globoff'] : []),
      shellWord(place, secrets),
      ...parameters.map((one) => `--data-raw ${shellWord(one, secrets)}`),
    ]
  return [
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    ...(hasDots ? ['--path-as-is'] : []),
    ...(url.startsWith('-') ? [`--url ${word}`] : [word]),
  ]
}

/** Whether a parameter arrives as it is, whatever stands in a variable. */
const isPlain = (parameter: string, secrets: readonly SecretName[]): boolean =>
  plainQuery.test(secrets.reduce((text, { token }) => text.replaceAll(token, 'x'), parameter))
