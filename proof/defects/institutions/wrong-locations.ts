import { changeItems } from '../../alterations/change-items.js'
import type { Defect } from '../../defect.js'

type Row = readonly [fault: string, sentence: string, change: (distance: string) => string]

const rows: readonly Row[] = [
  ['bare', 'has no unit', (distance) => distance.replace(/mi|km/, '')],
  ['spelt', 'has its unit in full', (distance) => `${distance}les`],
]

/** Distances that do not tell how far it is. */
const defects: readonly Defect[] = [
  ...rows.map(([fault, sentence, change]) => ({
    name: `wrong-locations-distance-${fault}`,
    sentence: `In locations, distance ${sentence}.`,
    breaks: ['institutions.institutionAccessLocation.distance'],
    response: changeItems({ statuses: [200] }, ({ distance, ...location }) => ({
      ...location,
      ...(distance !== undefined && { distance: change(String(distance)) }),
    })),
  })),
  {
    name: 'wrong-locations-distance-missing',
    sentence: 'Locations do not tell how far they are.',
    breaks: ['institutions.institutionAccessLocation.distance.present'],
    response: changeItems({ statuses: [200] }, ({ distance: _, ...location }) => location),
  },
]

export default defects
