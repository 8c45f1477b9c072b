import { type Answer, type Stage, tagOf } from '../../../../src/scenario/index.js'
import type { Own } from '../../shared/create-own.js'
import { putDefinition } from '../../shared/put-definition.js'

const stale = 'notifications.updateDefinition.match-stale-changes-nothing'
const both = { indicator: true, notDismissible: true }

/**
 * Judges that updates which are refused change nothing of a definition that has expired, either, and that one which is
 * not is carried out. Which of them are, and what becomes of the definition then, is not shown.
 *
 * @param before what it was before it expired, with another entity tag
 */
export async function judgeExpiredUpdates(
  { admin, assume, operation }: Pick<Stage, 'admin' | 'assume' | 'operation'>,
  { id, order }: Own,
  { before, expired }: Readonly<Record<'before' | 'expired', Answer>>,
): Promise<void> {
  const put = async (what: string, refusal: string, read: Answer, changes: object) => {
    const text = `Assay should not have written this with ${what}.`
    const sent = { ...(expired.json as object), message: { text }, ...changes }
    const answer = await putDefinition(admin, order, read, sent)
    return { text, answer, requirement: answer.status === 412 ? stale : refusal }
  }
  const withOldTag = await put('an old tag', stale, before, {})
  const isConditional = operation('updateDefinition').responses.some(
    ({ status }) => status === '412',
  )
  const isOld = isConditional && tagOf(before) !== tagOf(expired)
  if (isOld)
    assume(withOldTag.answer, 'notifications.updateDefinition.match-stale').statusIsNot('2XX')
  const others = await Promise.all([
    put('another identifier', 'notifications.updateDefinition.other-id-refused', expired, {
      _id: `${id}assay`,
    }),
    put('both flags', 'notifications.updateDefinition.both-refused', expired, both),
  ])
  const now = await admin.send('getDefinition', order)
  if (now.status !== 200) return
  for (const { requirement, text } of isOld ? [withOldTag, ...others] : others)
    assume(now, requirement).tells('/message/text', 'what it was', (shown) => shown !== text)
  // What is shown after this one, a rule looks at.
  const changes = { indicator: false, message: { text: 'Assay changed this.' } }
  await putDefinition(admin, order, now, changes)
  await admin.send('getDefinition', order)
}
