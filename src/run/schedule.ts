import type { Scenario } from '../scenario/scenario.js'

const wholeTarget = '*'

/** Stories go step by step and take longest, so they begin first; the short cases of laws fill the gaps. */
const turnOf = ({ kind, touches }: Scenario): number =>
  touches.includes(wholeTarget) ? 2 : kind === 'law' ? 1 : 0

/**
 * Performs scenarios side by side: at most `concurrency` at once, never two that touch the same thing, and
 * one that touches the whole target by itself, after all others. Resolves when all are done or were given up.
 *
 * @param perform must not reject
 * @param signal when it fires nothing further is begun; what runs is expected to end by itself
 */
export function schedule(
  scenarios: readonly Scenario[],
  concurrency: number,
  perform: (scenario: Scenario) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const waiting = scenarios.toSorted((one, other) => turnOf(one) - turnOf(other))
  const running = new Set<Scenario>()

  /** What is touched by those that run: by one of them each. */
  const touched = new Set<string>()

  const free = ({ touches }: Scenario): boolean => {
    if (touches.includes(wholeTarget)) return running.size === 0
    return !touched.has(wholeTarget) && !touches.some((one) => touched.has(one))
  }

  return new Promise((resolve) => {
    const next = (): void => {
      while (!signal.aborted && running.size < concurrency) {
        const index = waiting.findIndex(free)
        const scenario = waiting[index]
        if (scenario === undefined) break
        waiting.splice(index, 1)
        running.add(scenario)
        for (const one of scenario.touches) touched.add(one)
        void perform(scenario).finally(() => {
          running.delete(scenario)
          for (const one of scenario.touches) touched.delete(one)
          next()
        })
      }
      if (running.size === 0) resolve()
    }
    next()
  })
}
