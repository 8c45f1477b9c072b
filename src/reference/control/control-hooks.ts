import { Hono } from 'hono'
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
}

/**
 * Puts the bank into states that no client can reach: `POST /control/<name>`, without credentials.
 * Answers 204, 400 for a body that it cannot use, or 404.
 *
 * @param state all that the hook `reset` resets
 */
export function controlHooks(
  { conditions, sessions, queue }: Controlled,
  state: readonly Resettable[],
): Hono {
  const hooks: Readonly<Record<string, (sent: HookBody) => boolean>> = {
    reset: () => done(state.forEach((part) => part.reset())),
    outage: () => done((conditions.outage = true)),
    'outage/lift': () => done((conditions.outage = false)),
    'rate-limit': ({ remaining, actor, operation = 'listAccountBalances' }) => {
      if (remaining === undefined || remaining < 0) return false
      const whose = actor === undefined ? {} : { actor }
      return done(conditions.limitRate({ remaining, operation, ...whose }))
    },
    'rate-limit/lift': () => done(conditions.liftRateLimit()),
    'push-endpoint': ({ url }) => url !== undefined && done(queue.pointTo(url)),
    clock: ({ advance }) => advance !== undefined && done(conditions.advanceClock(advance)),
    'clock/restore': () => done(conditions.restoreClock()),
    'session-expiry': ({ session }) => done(sessions.expire(session)),
  }
  const app = new Hono().basePath('/control')
  for (const [name, hook] of Object.entries(hooks)) {
    app.post(`/${name}`, async ({ req, text, body }) => {
      const sent = readHookBody(await req.text())
      return sent !== undefined && hook(sent) ? body(null, 204) : text('body not understood\n', 400)
    })
  }
  return app
}

function done(_effect: unknown): true {
  return true
}
