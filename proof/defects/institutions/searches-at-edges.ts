import { changeJson } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const planted = defectOf('searches-at-edges')
const successor = 'listAccessLocationsForInstitution'

/** Circles that are a little too narrow, or too wide around a postal code. */
const defects: readonly Defect[] = [
  planted(
    'fraction-cut',
    'The fraction of a radius is cut off.',
    'institutions.radius.fraction',
    ({ milesOf }) => ({
      milesOf: (radius) => milesOf({ ...radius, amount: Math.floor(radius.amount) }),
    }),
  ),
  planted(
    'fraction-of-kilometres-cut',
    'The fraction of a radius in kilometres is cut off.',
    'institutions.radius.fraction',
    ({ milesOf }) => ({
      milesOf: (radius) =>
        milesOf(radius.unit === 'km' ? { ...radius, amount: Math.floor(radius.amount) } : radius),
    }),
  ),
  planted(
    'fraction-rounded',
    'A radius of more than ten is rounded to a whole number.',
    ['institutions.radius.fraction', 'institutions.search.any-within-radius'],
    ({ milesOf }) => ({
      milesOf: (radius) =>
        milesOf(radius.amount > 10 ? { ...radius, amount: Math.round(radius.amount) } : radius),
    }),
  ),
  planted(
    'fraction-up',
    'The fraction of a radius is rounded up.',
    'institutions.search.any-within-radius',
    ({ milesOf }) => ({
      milesOf: (radius) => milesOf({ ...radius, amount: Math.ceil(radius.amount) }),
    }),
  ),
  planted(
    'fraction-of-miles-to-nearest',
    'A radius in miles is rounded to the nearest whole number.',
    ['institutions.search.any-within-radius', 'institutions.radius.fraction'],
    ({ milesOf }) => ({
      milesOf: (radius) =>
        milesOf(radius.unit === 'mi' ? { ...radius, amount: Math.round(radius.amount) } : radius),
    }),
  ),
  planted(
    'fraction-of-kilometres-up',
    'The fraction of a radius in kilometres is rounded up.',
    'institutions.search.any-within-radius',
    ({ milesOf }) => ({
      milesOf: (radius) =>
        milesOf(radius.unit === 'km' ? { ...radius, amount: Math.ceil(radius.amount) } : radius),
    }),
  ),
  planted(
    'bare-fraction-cut',
    'The fraction of a radius without a unit is cut off.',
    'institutions.radius.fraction',
    ({ milesOf }) => ({
      milesOf: (radius) =>
        milesOf(
          radius.unit === undefined ? { ...radius, amount: Math.floor(radius.amount) } : radius,
        ),
    }),
  ),
  planted(
    'bare-fraction-up',
    'The fraction of a radius without a unit is rounded up.',
    'institutions.search.any-within-radius',
    ({ milesOf }) => ({
      milesOf: (radius) =>
        milesOf(
          radius.unit === undefined ? { ...radius, amount: Math.ceil(radius.amount) } : radius,
        ),
    }),
  ),
  {
    name: 'searches-at-edges-bare-fraction-refused',
    sentence: 'A radius with a fraction is refused where it has no unit.',
    breaks: ['institutions.radius.fraction', 'institutions.search.answered'],
    request: changeQuery(successor, (query) => {
      if (/^[1-9]\d*\.\d+$/.test(query.get('radius') ?? '')) query.set('radius', 'odd')
    }),
  },
  {
    name: 'searches-at-edges-nearly-farthest',
    sentence: 'More than 804 kilometres are too many.',
    breaks: ['institutions.radius.most-kilometres'],
    request: changeQuery(successor, (query) => {
      const radius = query.get('radius') ?? ''
      if (radius.endsWith('km') && Number.parseFloat(radius) > 804) query.set('radius', 'far')
    }),
  },
  {
    name: 'searches-at-edges-whole-degrees-refused',
    sentence: 'A latitude without a fraction is refused.',
    breaks: ['institutions.search.by-coordinates'],
    request: changeQuery(successor, (query) => {
      if (/^-?[1-9]\d*$/.test(query.get('latitude') ?? '')) query.set('latitude', 'whole')
    }),
  },
  planted(
    'coordinates-cut',
    'Of the fraction of coordinates two digits count.',
    ['institutions.search.by-coordinates', 'institutions.distance.great-circle'],
    ({ centreOf }) => ({
      centreOf: (centres) => {
        const centre = centreOf(centres)
        const cut = (degrees: number): number => Math.trunc(degrees * 100) / 100
        return centre && { latitude: cut(centre.latitude), longitude: cut(centre.longitude) }
      },
    }),
  ),
  planted(
    'south-as-north',
    'The sign of a latitude is overlooked.',
    [
      'institutions.search.any-within-radius',
      'institutions.distance.great-circle',
      'institutions.distance.from-centre',
    ],
    ({ centreOf }) => ({
      centreOf: (centres) => {
        const centre = centreOf(centres)
        return centre && { ...centre, latitude: Math.abs(centre.latitude) }
      },
    }),
  ),
  planted(
    'a-little-narrow',
    'The circle is narrower than its radius by a twentieth.',
    'institutions.search.smaller-circle',
    { isWithin: (miles, most) => miles <= most * 0.95 },
  ),
  {
    name: 'searches-at-edges-south-refused',
    sentence: 'A latitude in the south is refused.',
    breaks: ['institutions.search.by-coordinates'],
    request: changeQuery('listAccessLocationsForInstitution', (query) => {
      if ((query.get('latitude') ?? '').startsWith('-')) query.set('latitude', 'south')
    }),
  },
  {
    name: 'searches-at-edges-middle-refused',
    sentence: 'A longitude of zero is taken for none.',
    breaks: ['institutions.search.by-coordinates'],
    request: changeQuery('listAccessLocationsForInstitution', (query) => {
      if (query.get('longitude') === '0') query.delete('longitude')
    }),
  },
  planted(
    'coordinates-rounded',
    'The coordinates of a centre are rounded to one digit of their fraction.',
    [
      'institutions.search.by-coordinates',
      'institutions.search.any-within-radius',
      'institutions.distance.great-circle',
    ],
    ({ centreOf }) => ({
      centreOf: (centres) => {
        const centre = centreOf(centres)
        return (
          centre && {
            latitude: Number(centre.latitude.toFixed(1)),
            longitude: Number(centre.longitude.toFixed(1)),
          }
        )
      },
    }),
  ),
  {
    name: 'searches-at-edges-below-one-refused',
    sentence: 'A radius of less than one is refused.',
    breaks: ['institutions.radius.fraction'],
    request: changeQuery('listAccessLocationsForInstitution', (query) => {
      if (/^0\.\d+/.test(query.get('radius') ?? '')) query.set('radius', 'less')
    }),
  },
  {
    name: 'searches-at-edges-kilometres-around-code',
    sentence: 'Around a postal code kilometres are taken for miles.',
    breaks: [
      'institutions.search.kilometres',
      'institutions.search.any-within-radius',
      'institutions.deprecated.as-successor',
    ],
    request: changeQuery('listAccessLocationsForInstitution', (query) => {
      const radius = query.get('radius') ?? ''
      if (query.has('postalCode') && Number.parseFloat(radius) <= 500)
        query.set('radius', radius.replace('km', 'mi'))
    }),
  },
  {
    name: 'searches-at-edges-bare-around-code',
    sentence: 'Around a postal code a radius without a unit is in kilometres.',
    breaks: ['institutions.search.without-unit'],
    request: changeQuery('listAccessLocationsForInstitution', (query) => {
      const radius = query.get('radius') ?? ''
      if (query.has('postalCode') && /^\d+$/.test(radius)) query.set('radius', `${radius}km`)
    }),
  },
  {
    name: 'searches-at-edges-bare-formerly',
    sentence: 'In the deprecated operation a radius without a unit is in kilometres.',
    breaks: ['institutions.deprecated.as-successor'],
    request: changeQuery('listInstitutionAccessLocations', (query) => {
      const radius = query.get('radius') ?? ''
      if (/^\d+$/.test(radius)) query.set('radius', `${Math.min(805, Number(radius))}km`)
    }),
  },
  {
    name: 'searches-at-edges-far-formerly',
    sentence: 'In the deprecated operation no number of kilometres is too many.',
    breaks: ['institutions.deprecated.as-successor'],
    request: changeQuery('listInstitutionAccessLocations', (query) => {
      if (/^80[6-9]km$/.test(query.get('radius') ?? '')) query.set('radius', '805km')
    }),
  },
  {
    name: 'searches-at-edges-next-without-code',
    sentence: 'The address of the next page has lost the postal code.',
    breaks: [
      'institutions.listAccessLocationsForInstitution.pages-next-answers',
      'institutions.listAccessLocationsForInstitution.pages-filters-kept',
    ],
    response: changeJson({ operations: ['listAccessLocationsForInstitution'] }, (page) => ({
      ...page,
      ...(typeof page['nextPage_url'] === 'string' && {
        nextPage_url: page['nextPage_url'].replace(/postalCode=[^&]*&?/, ''),
      }),
    })),
  },
  {
    name: 'searches-at-edges-wide-around-code',
    sentence: 'The radius is overlooked around a postal code.',
    breaks: [
      'institutions.search.within-radius',
      'institutions.search.any-within-radius',
      'institutions.radius.too-many-miles',
      'institutions.radius.too-many-kilometres',
    ],
    request(request) {
      const url = new URL(request.url)
      const { searchParams: query } = url
      if (query.has('postalCode') && /^\d+(?:mi|km)?$/.test(query.get('radius') ?? ''))
        query.set('radius', '500mi')
      return new Request(url, request)
    },
  },
]

export default defects
