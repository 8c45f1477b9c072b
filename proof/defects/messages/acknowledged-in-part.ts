import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Notification } from '../../../src/reference/messages/message-store.js'

const defect = defectOf('acknowledged-in-part')
const leaves = 'messages.acknowledge.leaves'

const isLarge = (body: unknown): boolean => (JSON.stringify(body) ?? '').length > 100_000

/** A bank in which acknowledging does nothing for notifications like this. */
const unless =
  (isMeant: (one: Notification) => boolean): NonNullable<Defect['behaviour']> =>
  ({ acknowledge }) => ({
    acknowledge(one, book) {
      if (!isMeant(one)) acknowledge(one, book)
    },
  })

/** Notifications that stay though they were acknowledged, as it is not done for all kinds of them. */
const defects: readonly Defect[] = [
  defect(
    'entity',
    'A notification that is about a resource stays when it is acknowledged.',
    leaves,
    unless(({ entity }) => entity !== undefined),
  ),
  defect(
    'plain-text',
    'A notification of plain text stays when it is acknowledged.',
    leaves,
    unless(({ body }) => typeof body === 'string'),
  ),
  defect(
    'large',
    'A notification of a large message stays when it is acknowledged.',
    leaves,
    unless(({ body }) => isLarge(body)),
  ),
  defect(
    'large-unreadable',
    'A notification of a large message is not found when it is read alone.',
    'messages.getPullNotification.same',
    ({ findNotification }) => ({
      findNotification(id, book, operation) {
        const found = findNotification(id, book, operation)
        return operation === 'getPullNotification' && isLarge(found?.body) ? undefined : found
      },
    }),
  ),
  defect(
    'second-subscription',
    'What the second subscription of a topic was given stays when it is acknowledged.',
    leaves,
    unless(({ subscription }) => subscription === 'subscription-archive'),
  ),
]

export default defects
