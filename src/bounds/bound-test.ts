import { UndecidedError } from './undecided-error.js'
import { withinTime } from './within-time.js'

/** Milliseconds that one text may take. */
const patience = 500
/** Milliseconds that all slow texts together may take. */
const budget = 10_000
/** Milliseconds that a text may take and be none of the slow ones. */
const usual = 20
/** After so many texts that took too long no other is tried. */
const mostLate = 3
/** What is remembered: short texts, as most come again and again. */
const remembered = { texts: 10_000, length: 100 }

/**
 * A test of texts by what others wrote, such as a regular expression, which may never end on a text that
 * others chose. It is stopped then, and given up when it was stopped too often.
 *
 * @param name of the test in messages: `the pattern “(a+)+$”`
 * @returns the test, which throws UndecidedError for a text of which it could not tell
 */
export function boundTest(
  name: string,
  test: (text: string) => boolean,
): (text: string) => boolean {
  const known = new Map<string, boolean>()
  let late = 0
  let spent = 0
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (late >= mostLate || spent > budget)
      throw new UndecidedError(`${name} took too long on texts before and was not tried again`)
    const start = performance.now()
    const timed = withinTime(() => holds(name, test, text), patience)
    const took = performance.now() - start
    if (took > usual) spent += took
    if (timed.kind === 'late') {
      late += 1
      throw new UndecidedError(
        `${name} takes more than ${patience} ms on a text of ${text.length} characters`,
      )
    }
    if (text.length <= remembered.length && known.size < remembered.texts)
      known.set(text, timed.value)
    return timed.value
  }
}

/** As `test`; a long text can exhaust what a regular expression may use to go back. */
export function holds(name: string, test: (text: string) => boolean, text: string): boolean {
  try {
    return test(text)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new UndecidedError(`${name} cannot cope with a text of ${text.length} characters`)
  }
}
