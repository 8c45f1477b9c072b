import { often, someTimes } from './some-times.js'
import type { Stage } from './stage/stage.js'
import type { Look, Verification } from './verify/verification.js'

/**
 * Judges that what was right once is not wrong afterwards. A service of several nodes may show what was written at one of
 * them earlier than at another: what is wrong counts if something is wrong once more when the time for that is over.
 *
 * @param judge reads and compares once; whether it was right
 * @returns whether it stays right
 */
export const staysSo = (
  verify: Verification,
  judge: (look: Look) => Promise<boolean>,
  times: number = often,
): Promise<boolean> =>
  verify.confirmed(async (compare) => {
    await someTimes(() => judge(compare), times)
    return { still: true }
  })

/** Milliseconds in which what a service does some time after its answer would have been done. */
const later = 700

/**
 * Waits until what was refused would have been done all the same, or what was done undone, before it is looked what
 * became of it. What was sent meanwhile took its time as well.
 *
 * @param since when it was answered, as `now` tells it
 */
export const awaitAftermath = (
  { now, waitUntil }: Pick<Stage, 'now' | 'waitUntil'>,
  since = now(),
): Promise<void> => waitUntil(since + later)
