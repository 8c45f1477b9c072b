import type { Stage } from '../../../../src/scenario/index.js'
import { locationsWithin } from './locations-within.js'
import type { Change } from '../../shared/search-locations.js'

/** Looks that are taken when the locations seem to differ: they may have changed meanwhile. */
const most = 2

/** Verifies that a search answers the locations that another one answers, which has to be answered. */
export async function sameLocations(
  stage: Stage,
  requirement: string,
  change: Change,
  model: Change,
): Promise<void> {
  for (let looks = 1; ; looks += 1) {
    const due = await locationsWithin(stage, model)
    if (due.locations.length === 0) stage.giveUp('There is no location to compare.')
    const found = await locationsWithin(stage, change)
    const [one, other] = [keysOf(due.locations), keysOf(found.locations)]
    const partial = !due.complete || !found.complete
    if (partial) stage.giveUp('There are more locations than were looked at.')
    const missing = [...one].filter((key) => !other.has(key)).length
    const extra = [...other].filter((key) => !one.has(key)).length
    if (missing + extra > 0 && looks < most) continue
    return void stage.verify(requirement, found.first).that({
      holds: missing + extra === 0,
      expected: `the ${one.size} locations that the other search answers`,
      actual: `${missing} of them missing, ${extra} others`,
      pointer: '/items',
      exchanges: [due.first.exchange.number],
    })
  }
}

const keysOf = (locations: readonly { readonly key: string }[]): ReadonlySet<string> =>
  new Set(locations.map(({ key }) => key))
