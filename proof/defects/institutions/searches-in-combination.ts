import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

const successor = 'listAccessLocationsForInstitution'
const several = 'institutions.listAccessLocationsForInstitution.type-filter-several'

/** A search that reads its query otherwise in one combination. */
const asked = (
  name: string,
  sentence: string,
  breaks: readonly string[],
  change: (query: URLSearchParams) => void,
): Defect => ({
  name: `searches-in-combination-${name}`,
  sentence,
  breaks,
  request: changeQuery(successor, change),
})

/** A search that does not find some locations in one combination. */
const found = (
  name: string,
  sentence: string,
  breaks: readonly string[],
  isMeant: (query: URLSearchParams) => boolean,
  isLost: (item: JsonObject) => boolean,
  operation = successor,
): Defect => ({
  name: `searches-in-combination-${name}`,
  sentence,
  breaks,
  response: (response, request, context) =>
    isMeant(new URL(request.url).searchParams)
      ? changeJson({ operations: [operation], statuses: [200] }, (page) => {
          const items = (page['items'] as JsonObject[]).filter((item) => !isLost(item))
          const lost = (page['items'] as JsonObject[]).length - items.length
          return { ...page, items, count: Number(page['count']) - lost }
        })(response, request, context)
      : response,
})

const isBoth = (query: URLSearchParams): boolean => query.get('type')?.includes('|') === true
const isOf = (type: string, query: URLSearchParams): boolean => query.get('type') === type
const isOfAtms = (query: URLSearchParams): boolean => isOf('atm', query)
const radiusOf = (query: URLSearchParams): string => query.get('radius') ?? ''
const hasPlace = ({ location }: JsonObject): boolean =>
  (location as JsonObject)['coordinates'] !== undefined

/** Searches that are wrong in one combination of what they ask for. */
const defects: readonly Defect[] = [
  found(
    'unplaced-around-code',
    'Around a postal code no location is found that shows no coordinates.',
    ['institutions.search.by-postal-code'],
    (query) => query.has('postalCode'),
    (item) => !hasPlace(item),
  ),
  found(
    'both-types-around-code',
    'Around a postal code both types at once find branches alone.',
    [several],
    (query) => query.has('postalCode') && isBoth(query),
    ({ type }) => type === 'atm',
  ),
  found(
    'both-types-in-kilometres',
    'With a radius in kilometres both types at once find ATMs alone.',
    [several],
    (query) => isBoth(query) && radiusOf(query).endsWith('km'),
    ({ type }) => type === 'branch',
  ),
  asked(
    'both-types-refused',
    'Around a postal code both types at once are refused.',
    ['institutions.search.answered'],
    (query) => {
      if (isBoth(query) && query.has('postalCode')) query.set('type', 'any')
    },
  ),
  asked(
    'fraction-of-atms-refused',
    'A radius with a fraction is refused where ATMs alone are asked for.',
    ['institutions.search.answered'],
    (query) => {
      if (isOfAtms(query) && radiusOf(query).includes('.')) query.set('radius', 'odd')
    },
  ),
  asked(
    'atms-near-by',
    'In a circle of less than fifty, that ATMs alone are asked for is overlooked.',
    [
      'institutions.search.type-beside-others',
      'institutions.listAccessLocationsForInstitution.type-filter-matching',
      'institutions.listAccessLocationsForInstitution.type-filter-complete',
    ],
    (query) => {
      if (isOfAtms(query) && Number.parseFloat(radiusOf(query)) < 50) query.delete('type')
    },
  ),
  asked(
    'atms-in-kilometres',
    'Where ATMs alone are asked for, kilometres are taken for miles.',
    ['institutions.search.any-within-radius', 'institutions.search.kilometres'],
    (query) => {
      if (isOfAtms(query) && Number.parseFloat(radiusOf(query)) <= 500)
        query.set('radius', radiusOf(query).replace('km', 'mi'))
    },
  ),
  asked(
    'branches-in-kilometres',
    'Where branches alone are asked for, kilometres are taken for miles.',
    [
      'institutions.search.any-within-radius',
      'institutions.search.kilometres',
      'institutions.search.all-types',
    ],
    (query) => {
      if (isOf('branch', query) && Number.parseFloat(radiusOf(query)) <= 500)
        query.set('radius', radiusOf(query).replace('km', 'mi'))
    },
  ),
  ...['atm', 'branch'].map((type) =>
    asked(
      `${type}-without-unit`,
      `Where one type alone, ${type}, is asked for, a radius without a unit is in kilometres.`,
      ['institutions.search.without-unit'],
      (query) => {
        if (isOf(type, query) && /\d$/.test(radiusOf(query)))
          query.set('radius', `${radiusOf(query)}km`)
      },
    ),
  ),
  found(
    'formerly-both-types-around-code',
    'Around a postal code both types at once find branches alone by the deprecated operation.',
    ['institutions.deprecated.as-successor'],
    (query) => query.has('postalCode') && isBoth(query),
    ({ type }) => type === 'atm',
    'listInstitutionAccessLocations',
  ),
  {
    ...asked(
      'formerly-too-far-around-code',
      'Around a postal code a radius may be of any length in the deprecated operation.',
      ['institutions.deprecated.as-successor'],
      () => undefined,
    ),
    request: changeQuery('listInstitutionAccessLocations', (query) => {
      if (query.has('postalCode') && radiusOf(query) === '501mi') query.set('radius', '500')
    }),
  },
  asked(
    'without-radius-around-code',
    'Around a postal code a search makes do without a radius.',
    ['institutions.listAccessLocationsForInstitution.radius-missing'],
    (query) => {
      if (query.has('postalCode') && !query.has('radius')) query.set('radius', '50')
    },
  ),
  {
    ...asked(
      'formerly-without-radius-around-code',
      'Around a postal code the deprecated operation makes do without a radius.',
      ['institutions.deprecated.as-successor'],
      () => undefined,
    ),
    request: changeQuery('listInstitutionAccessLocations', (query) => {
      if (query.has('postalCode') && !query.has('radius')) query.set('radius', '50')
    }),
  },
  {
    ...asked(
      'formerly-default-country-named',
      'The deprecated operation knows no postal code of the US where these are named.',
      ['institutions.deprecated.as-successor'],
      () => undefined,
    ),
    request: changeQuery('listInstitutionAccessLocations', (query) => {
      if (query.get('countryCode') === 'US') query.set('countryCode', 'ZZ')
    }),
  },
  asked(
    'too-far-for-type',
    'Where a type is asked for, a radius may be of any length.',
    ['institutions.radius.too-many-miles'],
    (query) => {
      if (query.has('type') && radiusOf(query) === '501mi') query.set('radius', '500')
    },
  ),
  {
    ...asked(
      'formerly-fraction-cut',
      'The fraction of a radius is cut off by the deprecated operation.',
      ['institutions.deprecated.as-successor'],
      () => undefined,
    ),
    request: changeQuery('listInstitutionAccessLocations', (query) => {
      query.set('radius', radiusOf(query).replace(/\.\d+/, ''))
    }),
  },
  {
    ...asked(
      'formerly-fraction-cut-around-code',
      'Around a postal code the fraction of a radius is cut off by the deprecated operation.',
      ['institutions.deprecated.as-successor'],
      () => undefined,
    ),
    request: changeQuery('listInstitutionAccessLocations', (query) => {
      if (query.has('postalCode')) query.set('radius', radiusOf(query).replace(/\.\d+/, ''))
    }),
  },
  {
    ...asked(
      'formerly-fraction-up',
      'The fraction of a radius is rounded up by the deprecated operation.',
      ['institutions.search.any-within-radius'],
      () => undefined,
    ),
    request: changeQuery('listInstitutionAccessLocations', (query) => {
      const [, amount, unit = ''] = /^(\d+\.\d+)(\w*)$/.exec(radiusOf(query)) ?? []
      if (amount !== undefined) query.set('radius', `${Math.ceil(Number(amount))}${unit}`)
    }),
  },
  {
    ...asked(
      'formerly-widest-refused',
      'The widest radius is refused by the deprecated operation.',
      ['institutions.deprecated.as-successor'],
      () => undefined,
    ),
    request: changeQuery('listInstitutionAccessLocations', (query) => {
      if (radiusOf(query) === '500mi') query.set('radius', '501mi')
    }),
  },
  asked(
    'limit-of-zero-of-type',
    'A limit of zero is overlooked where a type is asked for.',
    ['institutions.listAccessLocationsForInstitution.pages-limit-respected'],
    (query) => {
      if (query.get('limit') === '0' && query.has('type')) query.delete('limit')
    },
  ),
  ...['atm', 'branch'].flatMap((type) => [
    asked(
      `limit-of-one-${type}`,
      `A limit of one is overlooked where one type alone, ${type}, is asked for.`,
      ['institutions.listAccessLocationsForInstitution.pages-limit-respected'],
      (query) => {
        if (query.get('limit') === '1' && isOf(type, query)) query.delete('limit')
      },
    ),
    asked(
      `${type}-in-kilometres-around-code`,
      `Around a postal code, kilometres are taken for miles where one type alone, ${type}, is asked for.`,
      // Of two branches and more, a search for all types does not find what another one found before and afterwards.
      [
        'institutions.search.kilometres',
        ...(type === 'branch'
          ? ['institutions.search.all-types', 'institutions.search.any-within-radius']
          : []),
      ],
      (query) => {
        const isMeant = isOf(type, query) && query.has('postalCode')
        if (isMeant && Number.parseFloat(radiusOf(query)) <= 500)
          query.set('radius', radiusOf(query).replace('km', 'mi'))
      },
    ),
  ]),
  asked(
    'radius-of-zero',
    'A radius of zero is taken for none, and everything is found.',
    ['institutions.search.any-within-radius'],
    (query) => {
      if (Number.parseFloat(radiusOf(query)) === 0) query.set('radius', '500')
    },
  ),
  asked(
    'pages-around-code',
    'Around a postal code each page is the first one.',
    ['institutions.listAccessLocationsForInstitution.pages-nothing-twice'],
    (query) => {
      if (query.has('postalCode')) query.delete('start')
    },
  ),
  {
    name: 'searches-in-combination-language-in-kilometres',
    sentence: 'With a radius in kilometres locations are told in US English.',
    breaks: ['institutions.language.asked'],
    request(request) {
      const headers = new Headers(request.headers)
      if (radiusOf(new URL(request.url).searchParams).endsWith('km'))
        headers.delete('accept-language')
      return new Request(request, { headers })
    },
  },
  {
    name: 'searches-in-combination-language-around-code',
    sentence: 'Around a postal code locations are told in US English.',
    breaks: ['institutions.language.asked'],
    request(request) {
      const headers = new Headers(request.headers)
      if (new URL(request.url).searchParams.has('postalCode')) headers.delete('accept-language')
      return new Request(request, { headers })
    },
  },
]

export default defects
