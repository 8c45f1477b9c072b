import type { JsonObject } from '../../alterations/change-json.js'
import { followLater } from '../../alterations/follow-later.js'
import type { Liberty } from '../../liberty.js'

const because = 'That all nodes of a service show at once what has changed is not said.'
const searches = ['listAccessLocationsForInstitution', 'listInstitutionAccessLocations']
const accounts = ['listAccounts', 'listEligibleAchAccounts', 'getAccount']
const transactions = ['getTransaction', 'getTransactions']

/** The items of a page, or the resource that is answered by itself. */
const changeEach =
  (change: (one: JsonObject, changes: number) => JsonObject | undefined) =>
  (body: JsonObject, changes: number): JsonObject => {
    const embedded = body['_embedded'] as JsonObject | undefined
    const [all, isHal] = [body['items'] ?? embedded?.['items'], embedded?.['items'] !== undefined]
    if (!Array.isArray(all)) return change(body, changes) ?? body
    const items = (all as JsonObject[]).flatMap((one): readonly JsonObject[] => {
      const changed = change(one, changes)
      return changed === undefined ? [] : [changed]
    })
    return isHal ? { ...body, _embedded: { ...embedded, items } } : { ...body, items }
  }

/** A number of a resource, the same each time. */
const numberOf = (value: unknown): number =>
  [...(JSON.stringify(value) ?? '')].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 997, 7)

const openOnMonday = (one: JsonObject): JsonObject => {
  const hours = Object.entries((one['hoursOfOperation'] ?? {}) as Record<string, JsonObject>)
  const corrected = hours.map(([kind, week]) => {
    const monday = week['monday'] as JsonObject | undefined
    const open24Hours = monday?.['open24Hours'] !== true
    return [kind, monday ? { ...week, monday: { ...monday, open24Hours } } : week] as const
  })
  return hours.length > 0 ? { ...one, hoursOfOperation: Object.fromEntries(corrected) } : one
}

/** Banks whose data change for good while they are looked at, on two nodes of which one is behind. */
const liberties: readonly Liberty[] = [
  {
    name: 'nodes-that-follow-hours',
    sentence: 'Hours of locations are corrected, and one of two nodes shows that later.',
    because,
    response: followLater({
      operations: searches,
      pace: 12,
      most: 3,
      change: changeEach((one, changes) =>
        numberOf(one['location']) % 3 < changes ? openOnMonday(one) : one,
      ),
    }),
  },
  {
    name: 'nodes-that-follow-openings',
    sentence: 'Several locations open at once, and one of two nodes shows that later.',
    because,
    response: followLater({
      operations: searches,
      pace: 12,
      most: 1,
      change: (body, changes) => {
        const opened = changeEach((one) =>
          changes > 0 || numberOf(one['location']) % 3 > 0 ? one : undefined,
        )(body, changes)
        const items = opened['items']
        const counts = Array.isArray(items) && 'count' in opened
        return counts ? { ...opened, count: items.length } : opened
      },
    }),
  },
  {
    name: 'nodes-that-follow-titles',
    sentence: 'Owners of accounts change their name, and one of two nodes shows that later.',
    because,
    response: followLater({
      operations: accounts,
      pace: 20,
      most: 3,
      change: changeEach((one, changes) =>
        typeof one['title'] === 'string' ? { ...one, title: `${one['title']} ${changes}` } : one,
      ),
    }),
  },
  {
    name: 'nodes-that-follow-descriptions',
    sentence: 'Descriptions of transactions get longer, and one of two nodes shows that later.',
    because,
    response: followLater({
      operations: transactions,
      pace: 12,
      most: 3,
      change: changeEach((one, changes) =>
        typeof one['description'] === 'string'
          ? { ...one, description: `${one['description']} ${'abc'.slice(0, changes)}` }
          : one,
      ),
    }),
  },
]

export default liberties
