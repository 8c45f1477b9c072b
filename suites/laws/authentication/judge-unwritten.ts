import type { Verification } from '../../../src/scenario/index.js'
import type { orderFor } from '../shared/order-for.js'
import { textsIn } from '../shared/texts-in.js'

/**
 * Verifies that a write that was refused for its caller was not done all the same.
 *
 * @returns false where it was: whatever is refused next, it is there
 */
export async function judgeUnwritten(
  verification: Verification,
  { order, read, readAgain, trace }: Awaited<ReturnType<typeof orderFor>>,
): Promise<boolean> {
  if (trace !== undefined)
    return verification.confirmed(async (compare) => {
      const { answer, value } = await trace.look()
      const due = `what it was before a request that was refused: ${trace.was.value}`
      compare(answer).tells('', due, () => value === trace.was.value, { whole: true })
    })
  const sent = textsIn(order.json)
  const isWritten = (shown: unknown): boolean => {
    const told = textsIn(shown)
    return sent.every((text) => told.includes(text))
  }
  if (readAgain === undefined || read === undefined || isWritten(read.json)) return true
  const now = await readAgain()
  if (now.status !== 200) return true
  return verification(now).tells('', 'not what was refused', (shown) => !isWritten(shown), {
    whole: true,
  })
}
