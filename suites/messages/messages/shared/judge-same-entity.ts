import {
  type Answer,
  identify,
  type Item,
  type Stage,
  type Verification,
} from '../../../../src/scenario/index.js'
import { judgeLeft } from '../../shared/judge-left.js'
import { acknowledge } from '../../shared/acknowledge.js'
import { assumeReadable } from '../../shared/assume-readable.js'
import { stillListed } from '../../shared/still-listed.js'
import { type Waiting, waitingIn } from '../../shared/waiting-in.js'

/** Notifications of one subscription that are about the same resource. */
interface Alike {
  readonly subscription: string
  /** The list when they had come. */
  readonly early: Waiting
  readonly items: readonly Item[]
}

/** Judges that one of them is acknowledged, and another one deleted, and the rest stays. */
export async function judgeSameEntity(
  stage: Pick<Stage, 'customer' | 'assume' | 'given' | 'giveUp' | 'settled'>,
  verify: { readonly notAcknowledged: Verification; readonly notDeleted: Verification },
  { subscription, early, items }: Alike,
): Promise<void> {
  const { customer, given, assume } = stage
  const [one = '', other = '', ...rest] = items.map(identify)
  const stay = (verification: Verification, ids: readonly string[], cause: Answer) =>
    judgeLeft(stage, verification, { subscription, ids, early, since: [one, other] }, cause)
  const list = () => waitingIn(stage, { subscription })
  const [read] = await assumeReadable(stage, list, [one])
  if (read === undefined) return
  given(read).status(200)
  const taken = await acknowledge(stage, read)
  if ((await stay(verify.notAcknowledged, [other, ...rest], taken)) === undefined) return
  const deleted = await customer.send('deleteNotification', { path: { notificationId: other } })
  const isMissing = deleted.status === 404 || deleted.status === 410
  if (isMissing && (await stillListed(stage, list, [other])).has(other))
    assume(deleted, 'messages.delete.gone').status(204)
  given(deleted).status(204)
  await stay(verify.notDeleted, rest, deleted)
}
