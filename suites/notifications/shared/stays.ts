import { type Look, often, staysSo, type Verification } from '../../../src/scenario/index.js'

/**
 * Judges what comes to be so when what was written is seen, and then stays so: what takes its time is waited for, and
 * what was right once is not to be wrong afterwards.
 *
 * @param judge reads and compares once; whether it was right
 * @param wait until it is looked at once more
 */
export async function stays(
  verify: Verification,
  judge: (look: Look) => Promise<boolean>,
  wait?: () => Promise<void>,
): Promise<boolean> {
  const isRight = await verify.confirmed(async (compare) => {
    await judge(compare)
  })
  if (!isRight || !(await staysSo(verify, judge, often - 1))) return false
  if (wait === undefined) return true
  await wait()
  return staysSo(verify, judge, 1)
}
