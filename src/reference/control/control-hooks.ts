import { Hono } from 'hono'
import type { Conditions } from './conditions.js'
import { readWish, type Wish } from './read-wish.js'

/**
 * Puts the bank into states that no client can reach: `POST /control/<name>`, without credentials.
 * Answers 204, 400 for a body that it cannot use, or 404.
 */
export function controlHooks(conditions: Conditions): Hono {
  const hooks: Readonly<Record<string, (wish: Wish) => boolean>> = {
    reset: () => done(conditions.reset()),
    outage: () => done((conditions.outage = true)),
    'outage/lift': () => done((conditions.outage = false)),
    'rate-limit': ({ remaining, actor, operation = 'listAccountBalances' }) => {
      if (remaining === undefined || remaining < 0) return false
      const whose = actor === undefined ? {} : { actor }
      return done(conditions.limitRate({ remaining, operation, ...whose }))
    },
    'rate-limit/lift': () => done(conditions.liftRateLimit()),
    clock: ({ advance }) => advance !== undefined && done(conditions.advanceClock(advance)),
  }
  const app = new Hono().basePath('/control')
  for (const [name, hook] of Object.entries(hooks)) {
    app.post(`/${name}`, async ({ req, text, body }) => {
      const wish = readWish(await req.text())
      return wish !== undefined && hook(wish) ? body(null, 204) : text('body not understood\n', 400)
    })
  }
  return app
}

function done(_effect: unknown): true {
  return true
}
