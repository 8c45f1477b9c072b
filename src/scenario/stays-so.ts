import { often, someTimes } from './some-times.js'
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
    return { still: true, nowAndThen: true }
  })
