import type { FoundList } from './found-list.js'
import { isInLanguagesOf } from './key-of-location.js'
import { knownLocations } from './known-locations.js'
import { fewest, type Lack } from './lacked-by-search.js'

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
  return lists.flatMap((list): readonly Lack[] => {
    const { span, circle, keys, country, isWhole } = list
    if (!isWhole) return []
    const types = list.types === '' ? undefined : list.types.split(' ')
    const lacking = [...known.all].flatMap(([key, location]) => {
      const isSteady = location.first <= span.since && location.last >= span.number
      const isMeant = types?.includes(location.type) !== false && location.country === country
      if (!isSteady || !isMeant || keys.has(key) || !isInLanguagesOf(list, key)) return []
      const far = known.milesFrom(list, location)
      return far !== undefined && far * times + miles <= circle.miles ? [key] : []
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

const typeIn = (key: string): string => key.replace(/ .*/, '')
