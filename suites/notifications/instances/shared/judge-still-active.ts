import type { Answer, Stage, Verification } from '../../../../src/scenario/index.js'
import { activeList, identifierMember, identifierOf } from '../../shared/active-list.js'

/**
 * Judges that a notification is still among the active ones of the customer.
 *
 * @param cause the answer that may have taken it away
 * @returns whether it is
 */
export async function judgeStillActive(
  stage: Pick<Stage, 'customer' | 'operation' | 'fixtures' | 'given' | 'giveUp'>,
  verification: Verification,
  id: string,
  cause?: Answer,
): Promise<boolean> {
  const active = stage.operation('getActiveNotifications')
  return verification.confirmed(async (compare) => {
    const { answer } = await activeList(stage, stage.customer)
    stage.given(answer).status(200)
    compare(answer, ...(cause === undefined ? [] : [cause])).holdsSome(
      `notification ${id}`,
      (one) => identifierOf(active, one) === id,
      identifierMember(active),
    )
  })
}
