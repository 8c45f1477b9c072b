import type { Exchange } from '../../exchange/exchange.js'
import { createOnce } from '../../run/create-once.js'
import type { Observer } from '../../run/observer.js'
import type { Run } from '../../run/run.js'
import type { ExchangeStore } from './exchange-store.js'
import type { EventSink } from './open-events.js'

/** Tells which scenario begins and ends. */
export const tellScenarios = ({ tell }: EventSink): Observer => ({
  performs: () => true,
  async around({ id }, work) {
    tell({ event: 'scenario-begun', scenario: id })
    try {
      return await work()
    } finally {
      tell({ event: 'scenario-ended', scenario: id })
    }
  },
  once: createOnce(),
})

/** The same store, of which every exchange is told in short. */
export const tellExchanges = (store: ExchangeStore, { tell }: EventSink): ExchangeStore => ({
  ...store,
  write(exchange) {
    tell(inShort(exchange))
    return store.write(exchange)
  },
})

const inShort = ({ number, scenario, operation, actor, request, outcome, timings }: Exchange) => ({
  event: 'exchange' as const,
  number,
  scenario,
  operation,
  actor,
  method: request.method,
  status: outcome.kind === 'response' ? outcome.status : undefined,
  failure: outcome.kind === 'failure' ? outcome.failure : undefined,
  milliseconds: timings.total,
})

/** Tells how each requirement came out, and the run. */
export function tellResult(run: Run, { tell }: EventSink): void {
  for (const { id, verdict, known } of run.requirements)
    tell({
      event: 'requirement',
      requirement: id,
      verdict,
      known: known === undefined ? undefined : true,
    })
  tell({ event: 'run-ended', verdict: run.verdict, totals: run.totals })
}
