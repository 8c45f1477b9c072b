import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const planted = defectOf('searches-from-afar')
const smaller = 'institutions.search.smaller-circle'

/** The farthest apart that two locations of the bank are is less than that. */
const most = 400

/** Wide circles in which something is not found that narrower ones hold, or that is hardly ever so far away. */
const defects: readonly Defect[] = [
  planted(
    'miles',
    'However wide its radius is, a search goes 400 miles.',
    smaller,
    ({ milesOf }) => ({ milesOf: (radius) => Math.min(milesOf(radius), most) }),
  ),
  planted(
    'kilometres',
    'However wide its radius is, a search goes 500 kilometres where it is in these.',
    smaller,
    ({ milesOf }) => ({
      milesOf: (radius) =>
        milesOf(
          radius.unit === 'km' ? { ...radius, amount: Math.min(radius.amount, 500) } : radius,
        ),
    }),
  ),
  planted(
    'one-lost',
    'A search within more than 300 miles does not find one of the branches near by.',
    smaller,
    ({ isWithin }) => ({
      isWithin: (miles, radius, location) =>
        isWithin(miles, radius, location) &&
        !(radius > 300 && location.names['en-US'] === 'Freeport branch'),
    }),
  ),
]

export default defects
