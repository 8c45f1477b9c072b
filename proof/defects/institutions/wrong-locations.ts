import type { Defect } from '../../defect.js'
import { operationsOf } from '../../alterations/operations-of.js'
import { spoilMember } from '../../alterations/spoil-member.js'
import { type WrongValue, wrongValues } from '../../alterations/wrong-values.js'

const { number, text, lines, list, flag } = wrongValues
const capitals: WrongValue = ['capitals', 'is in capitals', (value) => String(value).toUpperCase()]
const bare: WrongValue = ['bare', 'has no unit', (value) => String(value).replace(/mi|km/, '')]
const spelt: WrongValue = ['spelt', 'has its unit in full', (value) => `${String(value)}les`]

const week = ['hoursOfOperation', 'atm']
const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

type Row = readonly [schema: string, path: readonly string[], member: string, ...WrongValue[]]

const rows: readonly Row[] = [
  ['institutionAccessLocation', [], 'name', lines],
  ['institutionAccessLocation', [], 'type', capitals],
  ['institutionAccessLocation', [], 'location', text],
  ['institutionAccessLocation', [], 'distance', number, bare, spelt],
  ['institutionAccessLocation', [], 'hoursOfOperation', list],
  ['institutionAccessLocation', [], 'atm', flag],
  ['accessLocationPlace', ['location'], 'address', lines],
  ['accessLocationPlace', ['location'], 'coordinates', list],
  ['coordinatePair', ['location', 'coordinates'], 'latitude', text],
  ['coordinatePair', ['location', 'coordinates'], 'longitude', text],
  ...days.map((day): Row => ['weeklyHours', week, day, flag]),
  ['dailyHours', [...week, 'monday'], 'open24Hours', text],
  ['accessLocationAtm', ['atm'], 'selfService', text],
]

const where = { operations: operationsOf.institutions, statuses: [200] }

/** One defect for each member of a location with a value that it may not have, and one where the distance is missing. */
const defects: readonly Defect[] = [
  ...rows.flatMap(([schema, path, member, ...faults]) =>
    faults.map(([fault, words, change]) => ({
      name: `wrong-locations-${[...path, member].join('-')}-${fault}`,
      sentence: `In locations, ${[...path, member].join('.')} ${words}.`,
      breaks: [`institutions.${schema}.${member}`],
      response: spoilMember(where, ['items', '*', ...path, member], change),
    })),
  ),
  {
    name: 'wrong-locations-count-text',
    sentence: 'The count of a page of locations is a text.',
    breaks: ['institutions.institutionAccessLocations.count'],
    response: spoilMember(where, ['count'], text[2]),
  },
  {
    name: 'wrong-locations-distance-missing',
    sentence: 'Locations do not tell how far they are.',
    breaks: ['institutions.institutionAccessLocation.distance.present'],
    // A member without a value is left out of JSON.
    response: spoilMember(where, ['items', '*'], (item) => ({
      ...(item as object),
      distance: undefined,
    })),
  },
]

export default defects
