import { type Answer, type Stage, tagOf } from '../../../src/scenario/index.js'

interface Readings {
  readonly before: Answer
  readonly after: Answer
  /** The requirement that what is read has an entity tag. */
  readonly tagged: string
}

/**
 * Judges whether what shows a text, and did not show it before, has another entity tag. What else was written
 * meanwhile does not matter: two representations that differ never share a strong one (RFC 9110, section 8.8.1).
 */
export function judgeOtherTag(
  { verify, undecided }: Pick<Stage, 'verify' | 'undecided'>,
  requirement: string,
  text: string,
  { before, after, tagged }: Readings,
): void {
  const [was, is] = [before, after].map((one) => JSON.stringify(one.json).includes(text))
  if (was || !is) return undecided(requirement, 'What was written does not show in it.')
  const [old, now] = [tagOf(before), tagOf(after)]
  if (old === undefined || now === undefined)
    return undecided(requirement, 'There is no entity tag.', {
      dependsOn: tagged,
    })
  // A weak tag need not tell every change (RFC 9110, section 8.8.1).
  if (old === now && old.startsWith('W/')) return undecided(requirement, 'The tag is a weak one.')
  verify(requirement, after).that({
    holds: old !== now,
    expected: `another entity tag than ${old}`,
    actual: now,
    exchanges: [before.exchange.number],
  })
}
