import type { Scenario } from '../scenario/scenario.js'
import { alone, shared, type Touch, wholeTarget } from '../scenario/touch.js'
import { longestFirst } from './longest-first.js'
import { openResources } from './open-resources.js'

/**
 * Performs a scenario; must not reject.
 *
 * @param beside what it shared with others that ran at the same time, so far
 * @returns what it touches besides, to be performed again with that; undefined when it is done
 */
export type Perform = (
  scenario: Scenario,
  beside: () => readonly Touch[],
) => Promise<readonly Touch[] | undefined>

interface Running {
  readonly touches: readonly Touch[]
  /** Resources that others shared with it. */
  readonly met: Set<Touch['resource']>
}

/**
 * Performs scenarios side by side: at most `concurrency` at once, and never two that get into each other's way (see
 * `Touch`). What begins the longest chain begins first, and a story that may begin does so while there is room. One that
 * touches the whole target runs by itself, after all others. Resolves when all are done or were given up.
 *
 * @param signal when it fires nothing further is begun; what runs is expected to end by itself
 */
export function schedule(
  scenarios: readonly Scenario[],
  concurrency: number,
  perform: Perform,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...longestFirst(scenarios)]
  const resources = openResources()
  const running = new Set<Running>()

  const meet = (one: Running): void => {
    for (const other of running)
      for (const resource of sharedBy(one))
        if (sharedBy(other).includes(resource))
          for (const each of [one, other]) each.met.add(resource)
  }

  return new Promise((resolve) => {
    const begin = async (scenario: Scenario): Promise<void> => {
      const touches = touchedBy(scenario)
      const one = { touches, met: new Set<Touch['resource']>() }
      meet(one)
      running.add(one)
      resources.take(touches)
      const more = await perform(scenario, () => [...one.met].map(alone))
      resources.leave(touches)
      running.delete(one)
      if (more !== undefined) {
        const touched = [...more, ...withoutThose(scenario, more)]
        const again = { ...scenario, touches: touched, again: (scenario.again ?? 0) + 1 }
        if (touched.includes(wholeTarget)) waiting.push(again)
        else waiting.unshift(again)
      }
      beginAll()
    }
    const beginAll = (): void => {
      while (!signal.aborted && running.size < concurrency) {
        const index = waiting.findIndex((one) => resources.areFree(touchedBy(one)))
        const [scenario] = index < 0 ? [] : waiting.splice(index, 1)
        if (scenario === undefined) break
        void begin(scenario)
      }
      if (running.size === 0) resolve()
    }
    beginAll()
  })
}

/** What touches nothing in particular shares the whole target with all others. */
const touchedBy = ({ touches }: Scenario): readonly Touch[] =>
  touches.includes(wholeTarget) ? [wholeTarget] : [...touches, shared(wholeTarget.resource)]

const sharedBy = ({ touches }: Running): readonly Touch['resource'][] =>
  touches.flatMap(({ way, resource }) =>
    way === 'shared' && resource !== wholeTarget.resource ? resource : [],
  )

const withoutThose = ({ touches }: Scenario, more: readonly Touch[]): readonly Touch[] =>
  touches.filter(({ resource }) => more.every((one) => one.resource !== resource))
