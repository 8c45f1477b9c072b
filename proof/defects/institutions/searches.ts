import { changeJson } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import { kilometresOfMile } from '../../../src/reference/institutions/kilometres-of-mile.js'

const search = defectOf('searches')
const radius = defectOf('searches-radius')

/** Searches that look elsewhere, or too far, or not far enough. */
const defects: readonly Defect[] = [
  search(
    'postal-code-nowhere',
    'A postal code is looked up in the middle of the ocean.',
    'institutions.search.by-postal-code',
    {
      centreOf: ({ coordinates, postal }) =>
        coordinates ?? (postal && { latitude: 0, longitude: -30 }),
    },
  ),
  search(
    'postal-code-elsewhere',
    'A postal code is looked up around an office in another state.',
    'institutions.search.by-postal-code',
    {
      centreOf: ({ coordinates, postal }) =>
        coordinates ?? (postal && { latitude: 40.7047, longitude: -74.0113 }),
    },
  ),
  {
    name: 'searches-postal-code-overlooked',
    sentence: 'Whichever postal code is named, the search is around the main office.',
    breaks: ['institutions.search.by-postal-code'],
    request: changeQuery('listAccessLocationsForInstitution', (query) => {
      if (/^[0-9]{5}$/.test(query.get('postalCode') ?? '')) query.set('postalCode', '04101')
    }),
  },
  {
    name: 'searches-postal-code-beside-half',
    sentence: 'Beside a postal code, a longitude without a latitude finds what is nowhere.',
    breaks: ['institutions.search.by-postal-code'],
    response: (response, request, context) => {
      const query = new URL(request.url).searchParams
      const isHalf = query.has('longitude') && !query.has('latitude')
      return isHalf && query.has('postalCode')
        ? changeJson(
            { operations: ['listAccessLocationsForInstitution'], statuses: [200] },
            (page) => ({ ...page, items: [], count: 0 }),
          )(response, request, context)
        : response
    },
  },
  search(
    'postal-code-unknown',
    'A search around a postal code is refused.',
    ['institutions.search.by-postal-code', 'institutions.institutionId.unknown'],
    ({ faultsOf }) => ({
      faultsOf: (given, found) =>
        given.parameter === 'postalCode' && given.value !== undefined
          ? [
              ...faultsOf(given, found),
              { kind: 'unknown-value', malformed: false, detail: 'is odd' },
            ]
          : faultsOf(given, found),
    }),
  ),
  search(
    'coordinates-swapped',
    'Latitude and longitude are mixed up.',
    'institutions.search.by-coordinates',
    {
      centreOf: ({ coordinates, postal }) =>
        coordinates === undefined
          ? postal
          : { latitude: coordinates.longitude, longitude: coordinates.latitude },
    },
  ),
  search(
    'coordinates-overlooked',
    'Every search is around the main services.',
    [
      'institutions.search.by-coordinates',
      'institutions.search.any-within-radius',
      'institutions.distance.great-circle',
      'institutions.distance.from-centre',
    ],
    { centreOf: () => ({ latitude: 43.657, longitude: -70.253 }) },
  ),
  search(
    'boundless',
    'The radius is overlooked.',
    ['institutions.search.within-radius', 'institutions.search.any-within-radius'],
    {
      isWithin: () => true,
    },
  ),
  search(
    'twice-as-far',
    'The circle is twice as wide as its radius.',
    ['institutions.search.within-radius', 'institutions.search.any-within-radius'],
    { isWithin: (miles, most) => miles <= 2 * most },
  ),
  search(
    'diameter',
    'The radius is taken for the diameter.',
    'institutions.search.smaller-circle',
    { isWithin: (miles, most) => miles <= most / 2 },
  ),
  search(
    'hundred-miles',
    'However wide a circle is, what is farther away than 100 miles is not found.',
    'institutions.search.smaller-circle',
    { isWithin: (miles, most) => miles <= Math.min(most, 100) },
  ),
  search(
    'branches-only-near',
    'ATMs are found in the next few miles only.',
    'institutions.search.smaller-circle',
    {
      isWithin: (miles, most, { type }) =>
        miles <= (type === 'atm' && most < 400 ? most / 3 : most),
    },
  ),
  search(
    'kilometres-as-miles',
    'A radius in kilometers is taken for one in miles.',
    ['institutions.search.kilometres', 'institutions.search.any-within-radius'],
    { milesOf: ({ amount }) => amount },
  ),
  search(
    'kilometres-backwards',
    'Kilometers are reckoned into miles the wrong way.',
    ['institutions.search.kilometres', 'institutions.search.any-within-radius'],
    { milesOf: ({ amount, unit }) => (unit === 'km' ? amount * kilometresOfMile : amount) },
  ),
  search(
    'bare-as-kilometres',
    'A radius without a unit is in kilometers.',
    ['institutions.search.without-unit', 'institutions.radius.fraction'],
    { milesOf: ({ amount, unit }) => (unit === 'mi' ? amount : amount / kilometresOfMile) },
  ),
  {
    name: 'searches-boundless-with-type',
    sentence: 'The radius is overlooked where ATMs alone are asked for.',
    breaks: ['institutions.search.any-within-radius'],
    request(request) {
      const url = new URL(request.url)
      if (url.searchParams.get('type') !== 'atm' || !url.searchParams.has('latitude'))
        return request
      if (/^[0-9.]+(mi|km)?$/.test(url.searchParams.get('radius') ?? ''))
        url.searchParams.set('radius', '500mi')
      return new Request(url, request)
    },
  },
  search(
    'branches-by-default',
    'A search that names no type finds branches only.',
    ['institutions.search.all-types', 'institutions.deprecated.as-successor'],
    {
      ofLocationType: ({ type }, wanted) =>
        (wanted.length === 0 ? ['branch'] : wanted).includes(type),
    },
  ),
  search(
    'country-elsewhere',
    'A postal code without a country is a German one.',
    'institutions.search.country-default',
    { countryOf: (given) => given ?? 'DE' },
  ),
  search(
    'country-required',
    'A postal code is unknown without its country.',
    'institutions.search.country-default',
    { countryOf: (given) => given ?? '' },
  ),
  radius(
    'most-miles',
    'A radius of 500 miles is refused.',
    ['institutions.radius.most-miles', 'institutions.search.answered'],
    { isTooFar: ({ amount, unit }) => (unit === 'km' ? amount > 805 : amount >= 500) },
  ),
  radius(
    'bare-less',
    'A radius of 500 without a unit is too far.',
    ['institutions.radius.most-miles', 'institutions.search.answered'],
    { isTooFar: ({ amount, unit }) => amount > { km: 805, mi: 500, bare: 499 }[unit ?? 'bare'] },
  ),
  radius(
    'miles-boundless',
    'A radius in miles may be as great as one in kilometers.',
    'institutions.radius.too-many-miles',
    { isTooFar: ({ amount }) => amount > 805 },
  ),
  radius(
    'bare-boundless',
    'A radius without a unit is not looked at.',
    'institutions.radius.too-many-miles',
    {
      isTooFar: ({ amount, unit }) => amount > { km: 805, mi: 500, bare: Infinity }[unit ?? 'bare'],
    },
  ),
  radius(
    'kilometres-as-miles',
    'No more than 500 kilometers are searched.',
    ['institutions.radius.most-kilometres', 'institutions.search.answered'],
    { isTooFar: ({ amount }) => amount > 500 },
  ),
  radius(
    'kilometres-whole',
    'A radius in kilometers is as far as its whole number.',
    'institutions.radius.too-many-kilometres',
    {
      isTooFar: ({ amount, unit }) => (unit === 'km' ? Math.floor(amount) > 805 : amount > 500),
    },
  ),
  radius(
    'kilometres-boundless',
    'A radius in kilometers is not looked at.',
    'institutions.radius.too-many-kilometres',
    { isTooFar: ({ amount, unit }) => unit !== 'km' && amount > 500 },
  ),
]

export default defects
