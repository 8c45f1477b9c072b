import { changeItems } from '../../alterations/change-items.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'
import { kilometresOfMile } from '../../../src/reference/institutions/kilometres-of-mile.js'

const successor = 'listAccessLocationsForInstitution'

const planted = (
  name: string,
  sentence: string,
  breaks: readonly string[],
  change: (distance: string) => string,
  isSuch: (query: URLSearchParams) => boolean,
): Defect => ({
  name: `searches-told-far-${name}`,
  sentence,
  breaks,
  response: changeJson({ operations: [successor], statuses: [200] }, (body, _, { url }) => {
    if (!isSuch(new URL(url).searchParams)) return body
    const items = (body['items'] ?? []) as JsonObject[]
    return {
      ...body,
      items: items.map((one) => ({ ...one, distance: change(String(one['distance'])) })),
    }
  }),
})

/** Distances that are wrong where something else is asked for as well. */
const defects: readonly Defect[] = [
  planted(
    'around-code',
    'Around a postal code, within less than 100 miles, each location is said to be 900 miles away.',
    [
      'institutions.search.any-within-radius',
      'institutions.search.within-radius',
      'institutions.distance.alike',
    ],
    () => '900mi',
    (query) => query.has('postalCode') && Number.parseFloat(query.get('radius') ?? '') < 100,
  ),
  planted(
    'unit-around-code',
    'Around a postal code, within so many kilometers, kilometers are told as if they were miles.',
    ['institutions.distance.alike'],
    (distance) => distance.replace('km', 'mi'),
    (query) => query.has('postalCode') && query.get('radius')?.endsWith('km') === true,
  ),
  planted(
    'amount-around-code',
    'Around a postal code, within so many kilometers, miles are told as if they were kilometers.',
    ['institutions.distance.alike'],
    (distance) => `${(Number.parseFloat(distance) / kilometresOfMile).toFixed(2)}km`,
    (query) => query.has('postalCode') && query.get('radius')?.endsWith('km') === true,
  ),
  planted(
    'without-unit-around-code',
    'Around a postal code, with a radius without a unit, miles are told as if they were kilometers.',
    ['institutions.distance.alike', 'institutions.distance.great-circle'],
    (distance) => distance.replace('mi', 'km'),
    (query) => query.has('postalCode') && /\d$/.test(query.get('radius') ?? ''),
  ),
  planted(
    'on-later-pages',
    'On later pages kilometers are told as if they were miles.',
    [
      'institutions.distance.great-circle',
      'institutions.distance.alike',
      'institutions.listAccessLocationsForInstitution.pages-nothing-missing',
    ],
    (distance) => `${(Number.parseFloat(distance) * kilometresOfMile).toFixed(1)}mi`,
    (query) => (query.get('start') ?? '') !== '',
  ),
  {
    name: 'searches-told-far-formerly',
    sentence: 'The deprecated operation tells of each location that it is in the centre.',
    breaks: ['institutions.distance.from-centre', 'institutions.distance.great-circle'],
    response: changeItems(
      { operations: ['listInstitutionAccessLocations'], statuses: [200] },
      (location) => ({ ...location, distance: '0.0mi' }),
    ),
  },
]

export default defects
