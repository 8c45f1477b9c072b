import { Hono } from 'hono'
import type { Behaviour } from '../behaviour.js'
import type { DeliveryQueue } from '../messages/delivery/delivery-queue.js'
import type { SessionStore } from '../sessions/session-store.js'
import type { Conditions } from './conditions.js'
import { readHookBody, type HookBody } from './read-hook-body.js'

/** Something that customers or hooks change, and that can be as it was when the bank opened. */
interface Resettable {
  reset(): void
}

/** What hooks change. */
interface Controlled {
  readonly conditions: Conditions
  readonly sessions: SessionStore
  readonly queue: DeliveryQueue
  readonly behaviour: Pick<Behaviour, 'hooked' | 'clockAdvance'>
}

/**
 * Puts the bank into states that no client can reach: `POST /control/<name>`, without credentials.
 * Answers 204, 400 for a body that it cannot use, or 404.
 *
 * @param state all that the hook `reset` resets
 */
export function controlHooks(
  { conditions, sessions, queue, behaviour }: Controlled,
  state: readonly Resettable[],
): Hono {
  /** What a hook does; undefined where it cannot use what it was sent. */
  type Read = (sent: HookBody) => (() => void) | undefined
  const hooks: Readonly<Record<string, Read>> = {
    reset: () => () => state.forEach((part) => part.reset()),
    outage: () => () => (conditions.outage = true),
    'outage/lift': () => () => (conditions.outage = false),
    'rate-limit': ({ remaining, actor, operation = 'listAccountBalances' }) => {
      if (remaining === undefined || remaining < 0) return undefined
      const whose = actor === undefined ? {} : { actor }
      return () => conditions.limitRate({ remaining, operation, ...whose })
    },
    'rate-limit/lift': () => () => conditions.liftRateLimit(),
    'push-endpoint': ({ url }) => (url === undefined ? undefined : () => queue.pointTo(url)),
    clock: ({ advance }) =>
      advance === undefined
        ? undefined
        : () => conditions.advanceClock(behaviour.clockAdvance(advance)),
    'clock/restore': () => () => conditions.restoreClock(),
    'session-expiry':
      ({ session }) =>
      () =>
        sessions.expire(session),
  }
  const app = new Hono().basePath('/control')
  for (const [name, read] of Object.entries(hooks)) {
    app.post(`/${name}`, async ({ req, text, body }) => {
      const sent = readHookBody(await req.text())
      const act = sent && read(sent)
      if (act === undefined) return text('body not understood\n', 400)
      behaviour.hooked(name, () => {
        act()
        queue.wake()
      })
      return body(null, 204)
    })
  }
  return app
}
