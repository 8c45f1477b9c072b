import { Refusal } from '../../../src/reference/http/refusal.js'
import { changeQuery } from '../../alterations/change-query.js'
import { defectOf } from '../../alterations/defect-of.js'
import { refuseValue } from '../../alterations/refuse-value.js'
import { restate } from '../../alterations/restate.js'
import type { Defect } from '../../defect.js'

const planted = defectOf('searches-beside-others')
const successor = 'listAccessLocationsForInstitution'

const untyped = (
  name: string,
  sentence: string,
  isSuch: (query: URLSearchParams) => boolean,
): Defect => ({
  name: `searches-beside-others-${name}`,
  sentence,
  breaks: [
    'institutions.search.type-beside-others',
    'institutions.listAccessLocationsForInstitution.type-filter-matching',
  ],
  request: changeQuery(successor, (query) => {
    if (isSuch(query)) query.delete('type')
  }),
})

const inEnglish = (
  name: string,
  sentence: string,
  breaks: string,
  isSuch: (url: URL) => boolean,
): Defect => ({
  name: `searches-beside-others-${name}`,
  sentence,
  breaks: [breaks],
  request: (request) => {
    const headers = new Headers(request.headers)
    if (isSuch(new URL(request.url))) headers.delete('accept-language')
    return new Request(request, { headers })
  },
})

/** Searches that are right as long as nothing else is asked for. */
const defects: readonly Defect[] = [
  untyped('type-around-code', 'Around a postal code the type is overlooked.', (query) =>
    query.has('postalCode'),
  ),
  untyped('type-in-kilometres', 'With a radius in kilometres the type is overlooked.', (query) =>
    (query.get('radius') ?? '').endsWith('km'),
  ),
  {
    name: 'searches-beside-others-all-types-around-code',
    sentence: 'Around a postal code branches alone are found where no type is named.',
    breaks: ['institutions.search.all-types'],
    request: changeQuery(successor, (query) => {
      if (query.has('postalCode') && !query.has('type')) query.set('type', 'branch')
    }),
  },
  {
    name: 'searches-beside-others-type-around-code-formerly',
    sentence: 'Around a postal code the deprecated operation overlooks the type.',
    breaks: ['institutions.listInstitutionAccessLocations.type-filter-matching'],
    request: changeQuery('listInstitutionAccessLocations', (query) => {
      if (query.has('postalCode')) query.delete('type')
    }),
  },
  {
    name: 'searches-beside-others-fraction-formerly',
    sentence: 'The deprecated operation refuses a radius with a fraction.',
    breaks: ['institutions.deprecated.as-successor'],
    request: changeQuery('listInstitutionAccessLocations', (query) => {
      if (query.get('radius')?.includes('.') === true) query.set('radius', 'odd')
    }),
  },
  planted(
    'blanks-refused',
    'Blanks before the marks of Accept-Language are refused.',
    'institutions.language.weights',
    refuseValue(successor, 'Accept-Language', (given) => /\s[;,]/.test(given)),
  ),
  planted(
    'any-language-refused',
    'An asterisk in Accept-Language is refused.',
    'institutions.language.weights',
    refuseValue(successor, 'Accept-Language', (given) => given.includes('*')),
  ),
  {
    name: 'searches-beside-others-country-alone',
    sentence: 'A country without a postal code is searched around its greatest city.',
    breaks: ['institutions.search.centre-missing'],
    request: changeQuery(successor, (query) => {
      const isAlone = !['postalCode', 'latitude', 'longitude'].some((one) => query.has(one))
      if (isAlone && query.has('countryCode')) query.set('postalCode', '04101')
    }),
  },
  {
    name: 'searches-beside-others-unit-first',
    sentence: 'A unit may stand before the number of a radius.',
    breaks: ['institutions.radius.malformed'],
    request: changeQuery(successor, (query) => {
      const [, unit, amount] = /^(mi|km)(\d+)$/.exec(query.get('radius') ?? '') ?? []
      if (unit !== undefined) query.set('radius', `${amount}${unit}`)
    }),
  },
  inEnglish(
    'language-of-later-pages',
    'Later pages are in US English, whatever the caller asks for.',
    'institutions.language.asked',
    ({ searchParams }) => (searchParams.get('start') ?? '') !== '',
  ),
  inEnglish(
    'language-of-deprecated',
    'The deprecated operation answers in US English, whatever the caller asks for.',
    'institutions.deprecated.as-successor',
    ({ pathname }) => pathname.endsWith('/institutionAccessLocations'),
  ),
  planted(
    'maximum-of-whole-miles',
    'A fraction of a mile beyond the maximum does not count.',
    ['institutions.radius.too-many-miles', 'institutions.radius.too-many-kilometres'],
    ({ isTooFar }) => ({
      isTooFar: (radius) => isTooFar({ ...radius, amount: Math.floor(radius.amount) }),
    }),
  ),
  planted(
    'unwanted-language',
    'A language with the weight 0 is taken where no other is there.',
    'institutions.language.excluded',
    ({ locationLanguage }) => ({
      locationLanguage: (header, there) =>
        locationLanguage(header?.replaceAll(/;q=0(?![.\d])/g, ';q=0.001'), there),
    }),
  ),
  {
    name: 'searches-beside-others-too-long-header',
    sentence: 'An Accept-Language of more characters than it may have brings the service down.',
    breaks: ['institutions.language.too-long'],
    response: (response, request, context) =>
      (request.headers.get('accept-language') ?? '').length > 128
        ? restate({ operations: ['listAccessLocationsForInstitution'] }, 500)(
            response,
            request,
            context,
          )
        : response,
  },
  ...(
    [
      ['weight-of-letters', 'A weight of letters', /q=[a-z]/],
      ['empty-language', 'A weight that no language stands before', /(?:^|,)\s*;/],
    ] as const
  ).map(([name, says, is]) =>
    planted(
      name,
      `${says} in Accept-Language brings the service down.`,
      'institutions.language.malformed',
      ({ locationLanguage }) => ({
        locationLanguage(header, there) {
          if (header !== undefined && is.test(header))
            throw new Refusal(500, 'internalError', 'The service is out of order.')
          return locationLanguage(header, there)
        },
      }),
    ),
  ),
  planted(
    'language-in-capitals',
    'A language in capitals is not known.',
    'institutions.language.weights',
    ({ locationLanguage }) => ({
      locationLanguage: (header, there) =>
        locationLanguage(header?.replaceAll(/\b[A-Z]{2,}(?=;|,|$)/g, 'qaa'), there),
    }),
  ),
  planted(
    'language-of-little-weight',
    'A weight of less than a tenth counts as none.',
    'institutions.language.weights',
    ({ locationLanguage }) => ({
      locationLanguage: (header, there) =>
        locationLanguage(header?.replaceAll(/;q=0\.0\d+/g, ';q=0'), there),
    }),
  ),
  planted(
    'longest-header',
    'An Accept-Language of as many characters as it may have is ignored.',
    'institutions.language.longest',
    ({ locationLanguage }) => ({
      locationLanguage: (header, there) =>
        locationLanguage((header ?? '').length > 127 ? undefined : header, there),
    }),
  ),
  planted(
    'long-header',
    'Of Accept-Language 100 characters are read, and a longer one is ignored.',
    'institutions.language.longest',
    ({ locationLanguage }) => ({
      locationLanguage: (header, there) =>
        locationLanguage((header ?? '').length > 100 ? undefined : header, there),
    }),
  ),
]

export default defects
