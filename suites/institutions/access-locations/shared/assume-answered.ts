import type { Answer, Stage } from '../../../../src/scenario/index.js'
import { type Change, searchLocations } from '../../shared/search-locations.js'

/** Parts of a search that name its centre. */
const centre = ['postalCode', 'countryCode', 'latitude', 'longitude']

/**
 * Makes sure that a search is not refused that is in order: where one around the same centre is answered, and each of its
 * parts is tried by itself elsewhere, nothing but what it combines can be wrong.
 */
export async function assumeAnswered(
  stage: Parameters<typeof searchLocations>[0] & Pick<Stage, 'assume'>,
  change: Change,
  answer: Answer,
): Promise<void> {
  if (answer.status !== 400 && answer.status !== 422) return
  const around = Object.entries(change).filter(([name]) => centre.includes(name))
  const { status } = await searchLocations(stage, Object.fromEntries(around))
  if (status === 200) stage.assume(answer, 'institutions.search.answered').status(200)
}
