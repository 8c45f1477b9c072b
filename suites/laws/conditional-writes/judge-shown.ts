import type { Answer, Verification } from '../../../src/scenario/index.js'
import { textsIn } from '../shared/texts-in.js'

/** A write that was carried out, as a reading showed afterwards. */
interface Write {
  readonly sent: unknown
  readonly answer: Answer
}

/**
 * Judges whether the answers to writes show what was written. Which members an answer has is not shown, so only those
 * count that it has; what is of the wrong type is the fault of another requirement.
 */
export function judgeShown(verify: Verification, writes: readonly Write[]): void {
  const told = writes.flatMap(({ sent, answer }) =>
    Object.entries(sent as object).flatMap(([member, value]) => {
      const isTold = !member.startsWith('_') && kindOf(membersOf(answer)[member]) === kindOf(value)
      return isTold ? [{ member, texts: textsIn(value), answer }] : []
    }),
  )
  if (told.length === 0)
    return verify.undecided('No answer to a write has members that were written.', {
      remedy: 'let the answer to a write show what was written',
    })
  for (const { member, texts, answer } of told)
    verify(answer).tells(`/${member}`, `what was written: ${texts.join(', ')}`, (value) =>
      texts.every((text) => textsIn(value).includes(text)),
    )
}

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value

/** Empty where the answer is no JSON: whether it should be is a requirement of its own. */
function membersOf(answer: Answer): Readonly<Record<string, unknown>> {
  try {
    const { json } = answer
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
