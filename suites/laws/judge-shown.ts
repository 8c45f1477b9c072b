import type { Answer, Stage } from '../../src/scenario/index.js'
import { textsIn } from './texts-in.js'

/** A write that was carried out, as a reading showed afterwards. */
interface Write {
  readonly sent: unknown
  readonly answer: Answer
  readonly reading: Answer
}

/**
 * Judges whether the answers to writes show what was written. Which members an answer has is not shown, so only those
 * count that it has; what is of the wrong type is the fault of another requirement.
 */
export function judgeShown(
  { verify, undecided }: Pick<Stage, 'verify' | 'undecided'>,
  requirement: string,
  writes: readonly Write[],
): void {
  const told = writes.flatMap(({ sent, answer, reading }) =>
    Object.entries(sent as object).flatMap(([member, value]) => {
      const shown = membersOf(answer)[member]
      const comparable = !member.startsWith('_') && kindOf(shown) === kindOf(value)
      return comparable ? [{ member, value, shown, answer, reading }] : []
    }),
  )
  if (told.length === 0)
    return undecided(requirement, 'No answer to a write has members that were written.')
  for (const { member, value, shown, answer, reading } of told) {
    const lost = textsIn(value).find((text) => !textsIn(shown).includes(text))
    verify(requirement, answer).that({
      holds: lost === undefined,
      expected: `what was written and is read afterwards: ${lost ?? 'the same'}`,
      actual: JSON.stringify(shown),
      pointer: `/${member}`,
      exchanges: [reading.exchange.number],
    })
  }
}

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value

/** Empty where the answer is no JSON: whether it should be is a requirement of its own. */
function membersOf(answer: Answer): Readonly<Record<string, unknown>> {
  if (answer.bytes === 0 || !/json/i.test(answer.header('Content-Type') ?? '')) return {}
  const { json } = answer
  return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {}
}
