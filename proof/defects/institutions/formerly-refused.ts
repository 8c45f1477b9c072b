import { problem } from '../../alterations/problem.js'
import type { Defect } from '../../defect.js'

const deprecated = 'listInstitutionAccessLocations'

/** Searches that the deprecated operation refuses and its successor answers. */
const refused = (
  name: string,
  sentence: string,
  refuses: (query: URLSearchParams, languages: string) => boolean,
  status = 400,
): Defect => ({
  name: `formerly-refused-${name}`,
  sentence: `The deprecated operation ${sentence}`,
  breaks: ['institutions.deprecated.as-successor'],
  response: (response, { url, headers }, { operation }) =>
    operation === deprecated &&
    refuses(new URL(url).searchParams, headers.get('accept-language') ?? '')
      ? problem(status, 'refused')
      : response,
})

const radiusOf = (query: URLSearchParams): string => query.get('radius') ?? ''

const defects: readonly Defect[] = [
  ...(['latitude', 'longitude'] as const).map((name) =>
    refused(`zero-${name}`, `takes a ${name} of 0 for none.`, (query) => query.get(name) === '0'),
  ),
  refused(
    'kilometres',
    'holds kilometers against the greatest number of miles.',
    (query) => radiusOf(query).endsWith('km') && parseFloat(radiusOf(query)) > 500,
  ),
  refused(
    'unknown-language',
    'refuses a language that it does not have.',
    (_query, languages) => languages !== '' && !/\b(en|es|fr)\b|\*/.test(languages),
    406,
  ),
  refused(
    'many-languages',
    'cannot read more than 128 characters of languages.',
    (_query, languages) => languages.length > 128,
    500,
  ),
]

export default defects
