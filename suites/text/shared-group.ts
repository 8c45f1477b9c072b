import type { Stage } from '../../src/scenario/index.js'
import { groupsOf } from './groups-of.js'
import { resolveText } from './resolve-text.js'

/**
 * The one group that comes along whichever group is asked for, if there is one: perhaps the one that all
 * groups share. A target that answers more than that heeds the parameter not at all.
 */
export async function sharedGroup(
  stage: Pick<Stage, 'customer' | 'waitUntil' | 'now' | 'giveUp' | 'assume'>,
  known: readonly string[],
  asked: string,
): Promise<string | undefined> {
  const first = groupsOf(await resolveText(stage, { query: { groups: [asked] } }))
  const [shared] = [...first.keys()].filter((one) => one !== asked)
  const another = known.find((one) => one !== asked && one !== shared)
  if (another === undefined) return undefined
  const second = groupsOf(await resolveText(stage, { query: { groups: [another] } }))
  const along = [...second.keys()].filter((one) => one !== another)
  return along.length === 1 && along[0] === shared ? shared : undefined
}
