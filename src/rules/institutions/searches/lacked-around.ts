import type { FoundList } from './found-list.js'
import { isInLanguagesOf, typeIn } from './key-of-location.js'
import { type KnownLocation, type KnownLocations, knownLocations } from './known-locations.js'
import { fewest, type Lack } from './lacked-by-search.js'
import { openChanges } from './open-changes.js'

/** A circle that is so much wider holds a location for sure, whatever its distance is measured by and rounded to. */
const [times, miles] = [2, 5]

/**
 * Searches that do not find what others found before and afterwards, around whichever centre, and that lies well within
 * their circle.
 *
 * @param lists searches of one caller for one institution
 */
export function lackedAround(lists: readonly FoundList[]): readonly Lack[] {
  const known = knownLocations(lists)
  const isDue = dueAround(known)
  const changed = changesAround(lists, known)
  return lists.flatMap((list): readonly Lack[] => {
    const { span, keys, isWhole } = list
    if (!isWhole) return []
    const types = typesOf(list)
    const lacking = [...known.all].flatMap(([key, location]) => {
      const isSteady = location.first <= span.since && location.last >= span.number
      const isLacking = isSteady && !keys.has(key) && isDue(list, key, location)
      return isLacking && !changed(key) ? [key] : []
    })
    if (lacking.length < fewest) return []
    // What finds nothing around coordinates may go around other ones.
    const isElsewhere = list.centre !== 'coordinates' || keys.size === 0
    if (isElsewhere && list.centre === 'coordinates' && types !== undefined) return []
    const shown = new Set([...list.items.values()].map(({ type }) => type))
    const isOfType =
      types === undefined && shown.size > 0 && !lacking.some((key) => shown.has(typeIn(key)))
    return [{ list, lacking, isElsewhere, isOfType }]
  })
}

/** Whether a search is to find a location, whatever it is around. */
const dueAround =
  (known: KnownLocations) =>
  (list: FoundList, key: string, location: KnownLocation): boolean => {
    const isMeant =
      typesOf(list)?.includes(location.type) !== false && location.country === list.country
    if (!isMeant || !isInLanguagesOf(list, key)) return false
    const far = known.milesFrom(list, location)
    return far !== undefined && far * times + miles <= list.circle.miles
  }

/** Tells whether a location opened or closed for good, as far as searches around all centres show. */
export function changesAround(
  lists: readonly FoundList[],
  known = knownLocations(lists),
): (key: string) => boolean {
  const isDue = dueAround(known)
  return openChanges(lists, (list, key) => {
    const location = known.all.get(key)
    return location !== undefined && isDue(list, key, location)
  })
}

const typesOf = ({ types }: FoundList): readonly string[] | undefined =>
  types === '' ? undefined : types.split(' ')
