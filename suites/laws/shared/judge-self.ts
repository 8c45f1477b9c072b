import { isThere } from './is-there.js'
import {
  type Answer,
  hrefsOf,
  type LawStage,
  type Sender,
  type Verification,
} from '../../../src/scenario/index.js'

interface Written {
  readonly written: Answer
  readonly read: Answer
  readonly operationId: string
  readonly before?: Answer | undefined
}

/**
 * Judges whether the link self in the answer to a write leads to what was written.
 *
 * @param read what a reading shows of it
 * @param operationId of the operation that reads it
 * @param before the answer to an earlier write of the same, where there was one
 */
export async function judgeSelf(
  { settled }: Pick<LawStage, 'settled'>,
  verify: Verification,
  sender: Sender,
  { written, read, operationId, before }: Written,
): Promise<void> {
  // Whether there has to be an answer, and a link in it, are requirements of their own.
  const [href] = written.bytes === 0 ? [] : hrefsOf(written.json, 'self')
  if (href === undefined)
    return verify.undecided('The answer to the write has no link self.', {
      remedy: 'let the answer to the write carry the link self',
    })
  const [earlier] = before === undefined || before.bytes === 0 ? [] : hrefsOf(before.json, 'self')
  const links: (readonly [Answer, string])[] = [[written, href]]
  if (before !== undefined && earlier !== undefined && earlier !== href)
    links.push([before, earlier])
  for (const [answer, link] of links) {
    const behind = await settled(
      () => sender.visit(answer, link, operationId),
      ({ status }) => status === 200,
    )
    if (!isThere(verify, behind, answer)) return
    if (!verify(behind, answer).agreesWith(read)) return
  }
}
