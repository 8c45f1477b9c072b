import type { Answer, Verification } from '../../../../src/scenario/index.js'

/** Milliseconds by which two spellings of one time may differ: how precise it is told is not said. */
const precision = 1000

/** Verifies that what was answered to a write tells the identifier and the time that a reading tells afterwards. */
export function tellTheSame(verify: Verification, written: Answer, read: Answer): void {
  const [id, time] = [read.at('/_id'), Date.parse(String(read.at('/modifiedAt')))]
  const told = written.at('/modifiedAt')
  if (id !== undefined && written.at('/_id') !== undefined) verify(written, read).at('/_id', id)
  if (Number.isNaN(time) || Number.isNaN(Date.parse(String(told)))) return
  const about = `the time at which getString says that it was modified, ${String(read.at('/modifiedAt'))}`
  verify(written, read).tells(
    '/modifiedAt',
    about,
    (one) => Math.abs(Date.parse(String(one)) - time) < precision,
  )
}
