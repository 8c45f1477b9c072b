import type { Answer, Verification } from '../../../../src/scenario/index.js'

/** Milliseconds by which two spellings of one time may differ: how precise it is told is not said. */
const precision = 1000

/** Verifies that what was answered to a write tells the identifier and the time that a reading tells afterwards. */
export function tellTheSame(verify: Verification, written: Answer, read: Answer): void {
  const [id, time] = [read.at('/_id'), Date.parse(String(read.at('/modifiedAt')))]
  const hasId = id !== undefined && written.at('/_id') !== undefined
  const told = Date.parse(String(written.at('/modifiedAt')))
  const hasTime = !Number.isNaN(time) && !Number.isNaN(told)
  if (!hasId && !hasTime)
    return verify.undecided('The answer tells neither an identifier nor a time to compare.', {
      remedy: 'let setString answer with the string as it is now',
    })
  if (hasId) verify(written, read).at('/_id', id)
  if (hasTime)
    verify(written, read).tells(
      '/modifiedAt',
      `the time that getString tells, ${String(read.at('/modifiedAt'))}`,
      () => Math.abs(told - time) < precision,
    )
}
