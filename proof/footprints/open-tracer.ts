import { AsyncLocalStorage } from 'node:async_hooks'
import type { Variation } from '../variation.js'
import { createOnce } from '../../src/run/create-once.js'
import type { Observer } from '../../src/run/observer.js'
import type { Scenario } from '../../src/scenario/scenario.js'
import { type Footprint, type Footprints, noFootprint } from './footprint.js'
import { keepSeen } from './keep-seen.js'

/** Finds out what each scenario makes of a bank that answers in this process. */
export interface Tracer {
  readonly observer: Observer
  /** To be in force in the bank: it changes nothing, and sees everything. */
  readonly variation: Variation
  readonly footprints: Footprints
}

export function openTracer(): Tracer {
  const current = new AsyncLocalStorage<Footprint>()
  const scenarios = new Map<Scenario, Footprint>()
  const searches = new Map<string, Footprint>()
  const rest = noFootprint()
  const shared = createOnce()
  const here = (): Footprint => current.getStore() ?? rest

  const within = <K, T>(book: Map<K, Footprint>, key: K, work: () => T): T => {
    const footprint = book.get(key) ?? noFootprint()
    book.set(key, footprint)
    return current.run(footprint, work)
  }

  return {
    footprints: { scenarios, searches, rest },
    observer: {
      performs: () => true,
      around: (scenario, work) => within(scenarios, scenario, work),
      once: (key, find) => {
        here().searches.add(key)
        return shared(key, () => within(searches, key, find))
      },
    },
    variation: {
      name: 'tracer',
      sentence: 'It is watched.',
      behaviour: (before) => {
        const watched = Object.entries(before).map(([name, decide]: [string, unknown]) => [
          name,
          typeof decide !== 'function'
            ? decide
            : (...given: unknown[]): unknown => {
                const answer: unknown = Reflect.apply(decide, undefined, given)
                const { decisions } = here()
                decisions.set(name, [...(decisions.get(name) ?? []), { given, answer }])
                return answer
              },
        ])
        return Object.fromEntries(watched)
      },
      ...keepSeen((seen) => here().seen.push(seen)),
    },
  }
}
