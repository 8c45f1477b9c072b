import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'

const unit = 'In which unit distances are given is not said.'
const digits = 'How a distance is written is not shown, but that its unit is at its end.'
const optional = 'Which members are required is not shown.'

const items =
  (change: (item: JsonObject) => JsonObject) =>
  (body: JsonObject): JsonObject =>
    Array.isArray(body['items'])
      ? { ...body, items: (body['items'] as JsonObject[]).map(change) }
      : body

const told = (
  name: string,
  sentence: string,
  because: string,
  change: (item: JsonObject) => JsonObject,
  warns?: readonly string[],
): Liberty => ({
  name: `told-locations-${name}`,
  sentence,
  because,
  warns,
  response: changeJson({ statuses: [200] }, items(change)),
})

const distances = (
  name: string,
  sentence: string,
  because: string,
  tellDistance: (distance: number, unit: string) => string,
): Liberty => ({
  name: `told-locations-${name}`,
  sentence,
  because,
  behaviour: { tellDistance },
})

const languageOf = ({ name }: JsonObject): string => {
  const word = String(name).replace(/ .*/, '')
  if (['Sucursal', 'Cajero'].includes(word)) return 'es'
  return ['Agence', 'Distributeur'].includes(word) ? 'fr' : 'en'
}

/** Other ways to tell of locations. */
const liberties: readonly Liberty[] = [
  {
    name: 'told-locations-always-miles',
    sentence: 'Distances are in miles, whatever the radius is in.',
    because: unit,
    behaviour: { distanceUnit: () => 'mi' },
  },
  {
    name: 'told-locations-always-kilometres',
    sentence: 'Distances are in kilometers, whatever the radius is in.',
    because: unit,
    behaviour: { distanceUnit: () => 'km' },
  },
  distances(
    'halves-of-kilometres',
    'Kilometers are rounded up to the next half, and miles told to a tenth.',
    digits,
    (distance, told) =>
      told === 'km' ? `${(Math.ceil(distance * 2) / 2).toFixed(1)}km` : `${distance.toFixed(1)}mi`,
  ),
  {
    name: 'told-locations-translated-addresses',
    sentence: 'Addresses are told in the language of the caller.',
    because: 'In which language an address is told is not said.',
    response: changeJson(
      { statuses: [200] },
      items(({ location, ...item }) => {
        const { address, ...place } = location as JsonObject
        const { address1, ...others } = address as JsonObject
        const told = { address1: `${String(address1)}, ${languageOf(item)}`, ...others }
        return { ...item, location: { ...place, address: told } }
      }),
    ),
  },
  {
    name: 'told-locations-by-road-alone',
    sentence: 'Distances are as long as the road is, of locations that show no coordinates.',
    because: 'How distances are measured is not said.',
    behaviour: { tellDistance: (far, of) => `${(far * 1.3).toFixed(1)}${of}` },
    response: changeJson(
      { statuses: [200] },
      items(({ location, ...item }) => ({
        ...item,
        location: { ...(location as JsonObject), coordinates: undefined },
      })),
    ),
  },
  distances(
    'whole',
    'Distances are whole numbers.',
    digits,
    (far, of) => `${Math.round(far)}${of}`,
  ),
  distances(
    'quarters-down',
    'Distances are rounded down to a quarter.',
    digits,
    (far, of) => `${(Math.floor(far * 4) / 4).toFixed(2)}${of}`,
  ),
  distances(
    'other-earth',
    'Distances are measured on another model of the earth than circles.',
    'How distances are measured is not shown.',
    (far, of) => `${(far * 0.996).toFixed(2)}${of}`,
  ),
  distances(
    'rounded-up',
    'Distances are rounded up.',
    digits,
    (far, of) => `${Math.ceil(far)} ${of}`,
  ),
  distances(
    'rounded-down',
    'Distances are rounded down.',
    digits,
    (far, of) => `${Math.floor(far)} ${of}`,
  ),
  distances(
    'one-digit',
    'Distances have one digit behind the point and a blank.',
    digits,
    (far, of) => `${far.toFixed(1)} ${of}`,
  ),
  distances('many-digits', 'Distances are as exact as can be.', digits, (far, of) => `${far}${of}`),
  distances(
    'comma',
    'Distances have a decimal comma.',
    digits,
    (far, of) => `${far.toFixed(1).replace('.', ',')} ${of}`,
  ),
  {
    name: 'told-locations-count-of-page',
    sentence: 'The count of a page is that of its own locations.',
    because: 'What the count counts is not said.',
    behaviour: { locationCount: (_ofSearch, ofPage) => ofPage },
  },
  {
    name: 'told-locations-count-left-out',
    sentence: 'A page has no count.',
    because: optional,
    behaviour: { locationCount: () => undefined },
  },
  told(
    'days-left-out',
    'Hours of operation leave out the days that are ordinary.',
    optional,
    ({ hoursOfOperation: hours, ...item }) => ({
      ...item,
      ...(hours === undefined
        ? {}
        : { hoursOfOperation: { atm: { sunday: { open24Hours: false } } } }),
    }),
  ),
  told(
    'hours-of-day',
    'Days tell when it opens and closes.',
    'What a day may say besides is not shown.',
    ({ hoursOfOperation: hours, ...item }) => ({
      ...item,
      ...(hours === undefined
        ? {}
        : {
            hoursOfOperation: {
              lobby: { monday: { open: '09:00', close: '17:00' }, tuesday: {} },
              driveThrough: {},
            },
          }),
    }),
  ),
  told(
    'hours-of-satellites',
    'A kind of hours is that of satellites, and says besides what is so of the whole week and each month.',
    'One kind has been seen; what a kind may say besides is not shown.',
    ({ hoursOfOperation: hours, ...item }) => ({
      ...item,
      ...(hours === undefined
        ? {}
        : {
            hoursOfOperation: {
              ...(hours as JsonObject),
              satellite: { monday: { open24Hours: false }, open24Hours: false, monthly: 'closed' },
            },
          }),
    }),
  ),
  told(
    'type-and-distance',
    'A location tells no more than its type and how far it is.',
    optional,
    ({ type, distance }) => ({ type, distance }),
    [
      'institutions.institutionAccessLocation.name.present',
      'institutions.institutionAccessLocation.location.present',
    ],
  ),
  told(
    'without-coordinates',
    'Locations tell their address only.',
    optional,
    ({ location, ...item }) => ({
      ...item,
      location: { address: (location as JsonObject)['address'] },
    }),
  ),
  coarse('coarse-coordinates', 'two', 2),
  coarse('near-coordinates', 'three', 3),
  told(
    'branches-in-full',
    'Branches tell of their lobbies, offices and boxes.',
    'What is particular to a branch is not shown.',
    (item) =>
      item['type'] === 'branch'
        ? {
            ...item,
            branch: { offices: 3, safeDepositBoxes: true, lobby: null },
          }
        : item,
  ),
  {
    name: 'told-locations-twins',
    sentence: 'Two ATMs stand side by side, and all that is told of them is the same.',
    because: 'Nothing that is told of a location need be its own: it has no identifier.',
    warns: ['institutions.institutionAccessLocation.location.present'],
    response: changeJson({ statuses: [200] }, items(twin)),
  },
]

function coarse(name: string, words: string, digits: number): Liberty {
  const rounded = (degrees: number): number => Number(degrees.toFixed(digits))
  return told(
    name,
    `Coordinates have ${words} digits behind the point.`,
    'How exact coordinates are is not shown.',
    ({ location, ...item }) => {
      const { coordinates, ...rest } = location as JsonObject
      const { latitude, longitude } = (coordinates ?? {}) as {
        latitude?: number
        longitude?: number
      }
      if (latitude === undefined || longitude === undefined) return { ...item, location: rest }
      const shown = { latitude: rounded(latitude), longitude: rounded(longitude) }
      return { ...item, location: { ...rest, coordinates: shown } }
    },
  )
}

/** Of what stands in one town, all that could tell one from the other is left out. */
function twin({ type, location, ...item }: JsonObject): JsonObject {
  const { address } = location as { address?: JsonObject }
  if (address?.['locality'] !== 'Portland' || type !== 'branch') return { type, location, ...item }
  return { type, name: item['name'] === undefined ? '' : 'Portland', distance: '0.3mi' }
}

export default liberties
