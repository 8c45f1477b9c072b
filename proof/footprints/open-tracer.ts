import { AsyncLocalStorage } from 'node:async_hooks'
import type { Variation } from '../variation.js'
import { createOnce } from '../../src/run/create-once.js'
import type { Observer } from '../../src/run/observer.js'
import type { Scenario } from '../../src/scenario/scenario.js'
import { type Decision, type Footprint, type Footprints, noFootprint } from './footprint.js'
import { keepSeen } from './keep-seen.js'

/** Keeps decisions, each once where it was taken again for the very same things. */
function createDecisionRecorder(): (footprint: Footprint, name: string, taken: Decision) => void {
  const alike = new Map<Decision[], Map<unknown, Decision[]>>()
  return ({ decisions }, name, taken) => {
    const all = decisions.get(name) ?? []
    decisions.set(name, all)
    const byFirst = alike.get(all) ?? new Map<unknown, Decision[]>()
    alike.set(all, byFirst)
    const before = byFirst.get(taken.given[0]) ?? []
    byFirst.set(taken.given[0], before)
    const isKnown = before.some(
      ({ given, answer }) =>
        answer === taken.answer &&
        given.length === taken.given.length &&
        given.every((one, position) => one === taken.given[position]),
    )
    if (isKnown) return
    before.push(taken)
    all.push(taken)
  }
}

/** Finds out what each scenario makes of a bank that answers in this process. */
export interface Tracer {
  readonly observer: Observer
  /** To be in force in the bank: it changes nothing, and sees everything. */
  readonly variation: Variation
  readonly footprints: Footprints
  /** Looks no longer who does what, which costs something wherever promises are. */
  close(): void
}

export function openTracer(): Tracer {
  const current = new AsyncLocalStorage<Footprint>()
  const scenarios = new Map<Scenario, Footprint>()
  const searches = new Map<string, Footprint>()
  const rest = noFootprint()
  const shared = createOnce()
  const keepDecision = createDecisionRecorder()
  const here = (): Footprint => current.getStore() ?? rest

  const within = <K, T>(book: Map<K, Footprint>, key: K, work: () => T): T => {
    const footprint = book.get(key) ?? noFootprint()
    book.set(key, footprint)
    return current.run(footprint, work)
  }

  return {
    footprints: { scenarios, searches, rest },
    close: () => current.disable(),
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
                keepDecision(here(), name, { given, answer })
                return answer
              },
        ])
        return Object.fromEntries(watched)
      },
      ...keepSeen((seen) => here().seen.push(seen)),
    },
  }
}
