import type { Answer, Verification } from '../../../src/scenario/index.js'
import { isToCompare } from './is-to-compare.js'

/** Judges whether the entity tags that answers to writes carry are those that the next readings show. */
export function judgeTags(
  verify: Verification,
  writes: readonly { readonly answer: Answer | undefined; readonly read: Answer }[],
): void {
  const tagged = writes.flatMap(({ answer, read }) =>
    answer !== undefined && isToCompare(answer) ? [{ answer, read }] : [],
  )
  if (tagged.length === 0)
    verify.undecided('No answer to a write carried an entity tag.', {
      remedy: 'let the answer to a write carry an entity tag',
    })
  for (const { answer, read } of tagged) verify(read).keepsTagOf(answer)
}
