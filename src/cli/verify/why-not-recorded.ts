import { cutAnswer } from '../../exchange/replay-transport.js'
import type { Change } from '../../run/comparison.js'
import type { RequirementResult } from '../../run/requirement-result.js'

/** Why no recording decides it; undefined where a whole one would. */
export function whyNotRecorded(
  { requirement, told = '' }: Change,
  results: ReadonlyMap<string, RequirementResult>,
): string | undefined {
  const remedy = results.get(requirement)?.remedy ?? ''
  if (remedy.startsWith('hooks.')) return 'What a hook did is not in a recording.'
  if (remedy === 'listener') return 'What the target delivered is not in a recording.'
  return told.includes(cutAnswer) ? 'Of a long answer only the beginning was recorded.' : undefined
}
