import { refused } from '../../alterations/refused.js'
import type { Defect } from '../../defect.js'
import { isObject } from '../../../src/reference/text/is-object.js'
import { defectOf } from '../../alterations/defect-of.js'

const planted = defectOf('requests-refused')

/** Resolved text that is refused for what is in order. */
const asked = (
  name: string,
  sentence: string,
  isRefused: (query: URLSearchParams, languages: string) => boolean,
): Defect => ({
  name: `requests-refused-${name}`,
  sentence,
  breaks: ['text.resolved.answered'],
  response: (response, { url, headers }, { operation }) =>
    operation === 'getResolvedText' &&
    response.status < 400 &&
    isRefused(new URL(url).searchParams, headers.get('accept-language') ?? '')
      ? refused(400, 'The request cannot be read.', 'malformedRequest')
      : response,
})

/** Strings that are refused for what any of their items says. */
const written = (
  name: string,
  sentence: string,
  breaks: readonly string[],
  isRefused: (item: Readonly<Record<string, unknown>>) => boolean,
): Defect =>
  planted(name, sentence, breaks, ({ stringItems }) => ({
    stringItems(body, formats) {
      const values: unknown = isObject(body) ? body['values'] : undefined
      const items = Array.isArray(values) ? (values as unknown[]) : []
      return items.some((one) => isObject(one) && isRefused(one))
        ? undefined
        : stringItems(body, formats)
    },
  }))

/** What is in order, and refused for what it combines. */
const defects: readonly Defect[] = [
  asked('blanks', 'Blanks before the marks of Accept-Language are refused.', (_query, languages) =>
    /\s[;,]/.test(languages),
  ),
  asked('any-language', 'An asterisk in Accept-Language is refused.', (_query, languages) =>
    languages.includes('*'),
  ),
  asked('excluded', 'A language with the weight 0 is refused.', (_query, languages) =>
    /q=0(?![.\d])/.test(languages),
  ),
  asked(
    'both-languages',
    'Accept-Language is refused beside languages.',
    (query, languages) => query.has('languages') && languages !== '',
  ),
  asked('registered-languages', 'A language with a part that is no country is refused.', (query) =>
    /-(?:\w*\d|\w{4})/.test(query.get('languages') ?? ''),
  ),
  asked(
    'registered-preferred',
    'A language with a part that is no country is refused in Accept-Language.',
    (_query, languages) => /-(?:\w*\d|\w{4})/.test(languages),
  ),
  planted(
    'whole-string',
    'A string with its links, as it was shown, is refused.',
    ['text.setString.updated'],
    ({ stringItems }) => ({
      stringItems: (body, formats) =>
        isObject(body) && '_links' in body ? undefined : stringItems(body, formats),
    }),
  ),
  planted(
    'whole-format',
    'A format with its links, as it was shown, is refused.',
    ['text.setFormat.replaced'],
    ({ formatIn }) => ({
      formatIn: (body, name) =>
        isObject(body) && '_links' in body ? undefined : formatIn(body, name),
    }),
  ),
  asked(
    'unresolved-groups',
    'Groups are refused with resolve=false.',
    (query) => query.get('resolve') === 'false' && query.has('groups'),
  ),
  asked(
    'below-in-languages',
    'Languages are refused with subgroups.',
    (query) => query.has('subgroups') && query.has('languages'),
  ),
  asked(
    'format-in-languages',
    'A format is refused with languages.',
    (query) => query.has('format') && query.has('languages'),
  ),
  written(
    'references-in-languages',
    'A text for a language may have no reference.',
    ['text.setString.created', 'text.setString.circular-itself'],
    ({ value, language }) => language !== undefined && String(value).includes('{{'),
  ),
  written(
    'languages-of-three-letters',
    'The name of a language has two letters.',
    ['text.setString.created'],
    ({ language }) => /^[a-z]{3}$/.test(String(language)),
  ),
]

export default defects
