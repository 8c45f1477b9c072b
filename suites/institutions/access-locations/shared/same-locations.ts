import type { Verification } from '../../../../src/scenario/index.js'
import { locationsWithin } from './locations-within.js'
import type { Change } from '../../shared/search-locations.js'

/** Verifies that a search answers the locations that another one answers, which has to be answered. */
export async function sameLocations(
  stage: Parameters<typeof locationsWithin>[0],
  verify: Verification,
  change: Change,
  model: Change,
): Promise<void> {
  await verify.confirmed(async (compare) => {
    const due = await locationsWithin(stage, model)
    if (due.locations.length === 0) stage.giveUp('There is no location to compare.')
    const found = await locationsWithin(stage, change)
    if (!due.complete || !found.complete)
      stage.giveUp('There are more locations than were looked at.')
    const [one, other] = [keysOf(due.locations), keysOf(found.locations)]
    const missing = [...one].filter((key) => !other.has(key))
    const extra = [...other].filter((key) => !one.has(key))
    compare(found.first).that({
      holds: missing.length + extra.length === 0,
      expected: `the ${one.size} locations that the other search answers`,
      actual: `${missing.length} of them missing, ${extra.length} others`,
      pointer: '/items',
      faults: [...missing, ...extra],
      exchanges: [due.first.exchange.number],
    })
  })
}

const keysOf = (locations: readonly { readonly key: string }[]): ReadonlySet<string> =>
  new Set(locations.map(({ key }) => key))
