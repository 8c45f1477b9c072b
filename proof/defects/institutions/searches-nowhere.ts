import { changeItems } from '../../alterations/change-items.js'
import type { JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const degrees = (value: unknown): number => Math.round(Number(value) * 1_000_000)

/** Centres that are lost, and places that are on no map. */
const defects: readonly Defect[] = [
  {
    name: 'searches-nowhere-around-code',
    sentence:
      'A search around a postal code goes around no place: all locations are there, none of them away.',
    breaks: ['institutions.search.any-within-radius', 'institutions.distance.great-circle'],
    behaviour: ({ centreOf }) => ({
      centreOf: (centres) => (centres.postal === undefined ? centreOf(centres) : undefined),
    }),
  },
  {
    name: 'searches-nowhere-millionths',
    sentence: 'Coordinates are told in millionths of a degree.',
    breaks: ['institutions.coordinatePair.latitude', 'institutions.coordinatePair.longitude'],
    response: changeItems({ statuses: [200] }, ({ location, ...item }) => {
      const { coordinates, ...rest } = location as JsonObject
      if (coordinates === undefined) return { ...item, location: rest }
      const { latitude, longitude } = coordinates as JsonObject
      const told = { latitude: degrees(latitude), longitude: degrees(longitude) }
      return { ...item, location: { ...rest, coordinates: told } }
    }),
  },
]

export default defects
