import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'
import type { FaultKind } from '../../../src/reference/http/fault.js'
import { changeQuery } from '../../alterations/change-query.js'
import { refuseValue } from '../../alterations/refuse-value.js'
import { restate } from '../../alterations/restate.js'

/** A bank that lets faults of a parameter pass, whichever operation it is given to. */
const letPass =
  (parameter: string, kind: FaultKind, further: Partial<Behaviour> = {}) =>
  ({ faultsOf }: Behaviour): Partial<Behaviour> => ({
    ...further,
    faultsOf: (given, found) =>
      faultsOf(
        given,
        given.parameter === parameter ? found.filter((fault) => fault.kind !== kind) : found,
      ),
  })

/** Finds the first institution by whatever is wrong with a code, and none by a good one of no institution. */
const byWrongCode = (wrong: RegExp): Partial<Behaviour> => ({
  institutionsSearched: ({ institutions }, code) =>
    code === undefined || wrong.test(code)
      ? institutions.slice(0, 1)
      : institutions.filter(({ id }) => id === code),
})

const successor = 'listAccessLocationsForInstitution'
const deprecated = 'listInstitutionAccessLocations'

/** A bank whose later pages have another radius. */
const laterRadius =
  (radiusOf: (radius: string) => string) =>
  ({ nextPageUrl, faultsOf }: Behaviour): Partial<Behaviour> => ({
    nextPageUrl(url) {
      if (url.pathname.endsWith('/accessLocations'))
        url.searchParams.set('radius', radiusOf(url.searchParams.get('radius') ?? ''))
      return nextPageUrl(url)
    },
    faultsOf: (given, found) =>
      faultsOf(
        given,
        given.operation === successor
          ? found.filter(({ kind }) => kind !== 'foreign-cursor')
          : found,
      ),
  })
const code = (
  name: string,
  kind: FaultKind,
  words: string,
  wrong: RegExp,
  breaks: string,
): Defect => ({
  name: `search-parameters-code-${name}`,
  sentence: `A code of an institution ${words} is taken for the code of the first one.`,
  breaks: [breaks],
  behaviour: letPass('institutionId', kind, byWrongCode(wrong)),
})

const centre = (name: string, sentence: string, parameter: string, breaks: string): Defect => ({
  name: `search-parameters-${name}`,
  sentence,
  breaks: [breaks],
  behaviour: letPass(parameter, 'missing'),
})

/** A bank that searches some miles around where a radius of this form is none. */
const radius = (name: string, sentence: string, form: RegExp): Defect => ({
  name: `search-parameters-radius-${name}`,
  sentence,
  breaks: ['institutions.radius.malformed'],
  behaviour: ({ faultsOf }) => ({
    faultsOf: (given, found) =>
      given.parameter === 'radius' && given.value !== undefined && form.test(given.value)
        ? []
        : faultsOf(given, found),
  }),
})

const notANumber = 'institutions.listAccessLocationsForInstitution.latitude-not-a-number'

/** Searches that should be refused and are not. */
const defects: readonly Defect[] = [
  radius('no-number', 'A radius that is said to be no number is taken.', /^NaN(mi|km)?$/),
  {
    name: 'search-parameters-latitude-no-number',
    sentence: 'A latitude that is said to be no number is taken.',
    breaks: [notANumber],
    request: changeQuery(successor, (query) => {
      if (query.get('latitude') === 'NaN') query.set('latitude', '0')
    }),
  },
  code(
    'too-short',
    'too-short',
    'that is too short',
    /^.?$/,
    'institutions.listAccessLocationsForInstitution.institutionId-too-short',
  ),
  code(
    'too-long',
    'too-long',
    'that is too long',
    /^.{9,}$/,
    'institutions.listAccessLocationsForInstitution.institutionId-too-long',
  ),
  code(
    'bad-character',
    'pattern',
    'with a character that none has',
    /[^A-Z0-9_]/,
    'institutions.listAccessLocationsForInstitution.institutionId-bad-character',
  ),
  {
    name: 'search-parameters-code-with-hyphen',
    sentence: 'A code of an institution may have a hyphen, and is that of the first one then.',
    breaks: ['institutions.listAccessLocationsForInstitution.institutionId-bad-character'],
    behaviour: ({ faultsOf, institutionsSearched }) => ({
      faultsOf: (given, found) =>
        given.parameter === 'institutionId' && /^[A-Z0-9_-]{2,8}$/.test(given.value ?? '')
          ? []
          : faultsOf(given, found),
      institutionsSearched: (books, code, operation) =>
        institutionsSearched(
          books,
          code?.includes('-') === true ? books.institutions[0]?.id : code,
          operation,
        ),
    }),
  },
  {
    name: 'search-parameters-code-in-small-letters',
    sentence: 'A code of an institution may be written in small letters.',
    breaks: ['institutions.listAccessLocationsForInstitution.institutionId-bad-character'],
    behaviour: ({ faultsOf }) => ({
      faultsOf: (given, found) =>
        given.parameter === 'institutionId' && /^[a-z0-9_]{2,8}$/.test(given.value ?? '')
          ? []
          : faultsOf(given, found),
      institutionsSearched: ({ institutions }, code) =>
        code === undefined
          ? institutions.slice(0, 1)
          : institutions.filter(({ id }) => id === code.toUpperCase()),
    }),
  },
  {
    name: 'search-parameters-code-of-four',
    sentence: 'A code of an institution of fewer than 4 characters is malformed.',
    breaks: ['institutions.institutionId.forms'],
    behaviour: refuseValue(successor, 'institutionId', ({ length }) => length < 4),
  },
  {
    name: 'search-parameters-code-digits',
    sentence: 'A code of an institution that is all digits is malformed.',
    breaks: ['institutions.institutionId.forms'],
    behaviour: refuseValue(successor, 'institutionId', (given) => /^[0-9]*$/.test(given)),
  },
  {
    name: 'search-parameters-radius-whole',
    sentence: 'A radius with a fraction is refused.',
    breaks: [
      'institutions.radius.fraction',
      'institutions.radius.most-kilometres',
      'institutions.search.answered',
    ],
    behaviour: refuseValue(successor, 'radius', (given) => given.includes('.')),
  },
  radius(
    'other-unit',
    'Whatever letters stand behind the number of a radius are overlooked.',
    /^[0-9]+(?!mi$|km$)[a-z]+$/,
  ),
  radius('one-letter', 'The first letter of a unit stands for it.', /^[0-9]+[mk]$/),
  radius('both-units', 'Behind the unit of a radius another one may stand.', /^[0-9]+(mi|km){2}$/),
  radius('digits-behind', 'What stands behind a unit is overlooked.', /^[0-9]+(mi|km)[0-9]+$/),
  radius('two-points', 'A number may have two points.', /^[0-9]+\.[0-9]+\.[0-9]+(mi|km)?$/),
  radius('empty', 'A radius that is empty is one of 50.', /^$/),
  radius('unit-alone', 'A unit without a number is a radius of 50.', /^(mi|km)$/),
  {
    name: 'search-parameters-radius-dropped',
    sentence: 'Behind the first page, a search goes as far as can be.',
    breaks: ['institutions.search.pages-within'],
    behaviour: laterRadius(() => '500'),
  },
  {
    name: 'search-parameters-kilometres-dropped',
    sentence: 'Behind the first page, kilometres are taken for miles.',
    breaks: ['institutions.search.pages-within'],
    behaviour: laterRadius((radius) =>
      Number.parseFloat(radius) <= 500 ? radius.replace('km', 'mi') : radius,
    ),
  },
  {
    name: 'search-parameters-fraction-dropped',
    sentence: 'Behind the first page, the fraction of a radius is cut off.',
    breaks: ['institutions.radius.fraction'],
    behaviour: laterRadius((radius) => radius.replace(/\.[0-9]+/, '')),
  },
  {
    name: 'search-parameters-limit-beyond-32-bits',
    sentence: 'A limit that does not fit into 32 bits brings the service down.',
    breaks: ['institutions.listAccessLocationsForInstitution.limit-above-maximum'],
    response: (response, request, context) =>
      new URL(request.url).searchParams.get('limit') === String(2 ** 31)
        ? restate({ operations: [successor], statuses: [400, 422] }, 500)(
            response,
            request,
            context,
          )
        : response,
  },
  ...(['latitude', 'longitude'] as const).map((missing): Defect => ({
    name: `search-parameters-formerly-without-${missing}`,
    sentence: `The deprecated operation searches without a ${missing}.`,
    breaks: ['institutions.deprecated.as-successor'],
    behaviour: ({ faultsOf }) => ({
      faultsOf: (given, found) =>
        given.operation === deprecated && given.parameter === missing
          ? found.filter(({ kind }) => kind !== 'missing')
          : faultsOf(given, found),
    }),
  })),
  ...(
    [
      ['no-such-latitude', 'A latitude that is nowhere', 'latitude', /^91$/],
      ['no-such-longitude', 'A longitude that is nowhere', 'longitude', /^-181$/],
      ['no-such-postalCode', 'A postal code that is nowhere', 'postalCode', /^QQ/],
      ['latitude-of-no-number', 'A latitude that is no number', 'latitude', /^NaN$/, notANumber],
      ['endless-longitude', 'A longitude without end', 'longitude', /^1e999$/],
      ['quoted-postalCode', 'A postal code with an apostrophe', 'postalCode', /'/],
      ['other-letters', 'A postal code with letters of other alphabets', 'postalCode', /ж/],
    ] as const
  ).map(([name, says, parameter, is, ...besides]): Defect => ({
    name: `search-parameters-${name}`,
    sentence: `${says} brings the service down.`,
    breaks: ['institutions.search.no-such-centre', ...besides],
    response: (response, request, context) =>
      is.test(new URL(request.url).searchParams.get(parameter) ?? '')
        ? restate({ operations: [successor], statuses: [400, 422] }, 500)(
            response,
            request,
            context,
          )
        : response,
  })),
  {
    name: 'search-parameters-far-around-code',
    sentence: 'Around a postal code a radius may be of any length.',
    breaks: ['institutions.radius.too-many-miles', 'institutions.radius.too-many-kilometres'],
    request: changeQuery(successor, (query) => {
      if (query.has('postalCode') && /^[58]000(mi|km)$/.test(query.get('radius') ?? ''))
        query.set('radius', '500')
    }),
  },
  {
    name: 'search-parameters-unknown-around-code',
    sentence: 'A search for an institution that is not there is refused around a postal code.',
    breaks: ['institutions.institutionId.unknown'],
    response: (response, request, context) =>
      new URL(request.url).searchParams.has('postalCode')
        ? restate({ operations: [successor], statuses: [404] }, 422)(response, request, context)
        : response,
  },
  centre(
    'centre-missing',
    'A search that names no centre finds everything.',
    'postalCode',
    'institutions.search.centre-missing',
  ),
  centre(
    'latitude-alone',
    'A search finds everything along a parallel.',
    'longitude',
    'institutions.search.latitude-alone',
  ),
  centre(
    'longitude-alone',
    'A search finds everything along a meridian.',
    'latitude',
    'institutions.search.longitude-alone',
  ),
]

export default defects
