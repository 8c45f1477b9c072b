import { isThere } from './is-there.js'
import {
  type Answer,
  hrefsOf,
  type LawStage,
  type Sender,
  type Verification,
} from '../../../src/scenario/index.js'

/**
 * Judges whether the link self in the answer to a write leads to what was written.
 *
 * @param read what a reading shows of it
 * @param operationId of the operation that reads it
 */
export async function judgeSelf(
  { settled }: Pick<LawStage, 'settled'>,
  verify: Verification,
  sender: Sender,
  { written, read, operationId }: { written: Answer; read: Answer; operationId: string },
): Promise<void> {
  // Whether there has to be an answer, and a link in it, are requirements of their own.
  const [href] = written.bytes === 0 ? [] : hrefsOf(written.json, 'self')
  if (href === undefined)
    return verify.undecided('The answer to the write has no link self.', {
      remedy: 'let the answer to the write carry the link self',
    })
  const behind = await settled(
    () => sender.visit(written, href, operationId),
    ({ status }) => status === 200,
  )
  if (isThere(verify, behind, written)) verify(behind, written).agreesWith(read)
}
