import { type Answer, type Item, valueAt } from '../../../src/scenario/index.js'

/** Names of locations by where they are, and of which type. */
export type Names = ReadonlyMap<string, unknown>

/** Names by where the locations are; of several in one place none can be told from the others. */
export function namesByPlace({ status, items }: Answer): Names {
  const names = new Map<string, unknown>()
  const several = new Set<string>()
  for (const item of status === 200 ? items : []) {
    const place = placeAndType(item)
    if (place === undefined || item['name'] === undefined) continue
    if (names.has(place)) several.add(place)
    names.set(place, item['name'])
  }
  return new Map([...names].filter(([place]) => !several.has(place)))
}

export const placeAndType = (item: Item): string | undefined => {
  const at = ['latitude', 'longitude'].map((name) => valueAt(item, `/location/coordinates/${name}`))
  return at.includes(undefined) ? undefined : JSON.stringify([item['type'], ...at])
}
