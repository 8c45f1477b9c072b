import type { Choice } from '../../../../src/scenario/index.js'
import type { AtEndpoint } from '../../shared/endpoint-stage.js'
import { plainText } from '../../shared/further-kinds.js'
import { publishSeveral, type ToReply } from '../../shared/publish-several.js'

const status = (code: number): Choice => ({ kind: 'status', status: code })

/** Ways in which an endpoint takes a notification in the end: at once, after a redirect, and when it is tried again. */
const ways: readonly ((order: ToReply) => Choice)[] = [
  () => status(204),
  ({ message, delivery }) => (delivery.redirected ? status(200) : message.redirect(307)),
  ({ tries }) => status(tries === 0 ? 503 : 200),
  () => status(202),
  ({ tries }) => (tries === 0 ? { kind: 'reset' } : status(200)),
]

/** Milliseconds in which a redirect is followed, and a second try comes; where they do not, others decide. */
const further = 700

const none = { count: 0, atOnce: 0 }

/**
 * Publishes messages of which the notifications are taken in different ways, and waits until they have left the queue.
 *
 * @returns how many did, and how many of them at their first delivery; none where deliveries do not tell for which message
 * they are
 */
export async function takeSeveral(
  at: AtEndpoint,
): Promise<{ readonly count: number; readonly atOnce: number }> {
  const { messages, look } = await publishSeveral(
    at,
    (order) => (ways[order.index] ?? (() => status(200)))(order),
    false,
    [{ to: at.pushed[0], bodyOf: plainText }],
  )
  if (messages.some(({ carried }) => carried().length === 0)) return none
  const areTaken = (): boolean => messages.every(({ isTaken }) => isTaken())
  await at.eventually(further, areTaken, (all) => all)
  const isEmpty = ({ items }: { readonly items: readonly unknown[] }) => items.length === 0
  const left = await at.eventually(areTaken() ? at.endpoint.patience : 0, look, isEmpty)
  const taken = messages.filter(({ isTaken }) => isTaken())
  const once = taken.filter(({ carried }) => carried().length === 1)
  // What was not taken is still there, and what was taken may be.
  const count = Math.max(0, Math.min(taken.length, messages.length - left.items.length))
  return { count, atOnce: isEmpty(left) ? once.length : 0 }
}
