import type { TargetWatch } from '../../exchange/watch-target.js'
import type { RunContext } from '../../scenario/run-context.js'
import type { Hooks } from '../../target/hooks.js'

/** A state that is held. */
interface Held {
  holders: number
  readonly begun: Promise<void>
  ended?: Promise<void>
}

/**
 * Hooks as scenarios use them, several of whom may hold the same state at once: it begins with the first and ends with
 * the last. While one is held, silence of the target is a part of it, and is not watched.
 */
export function shareHooks(
  hooks: Pick<Hooks, 'has' | 'begin' | 'end'>,
  watch: Pick<TargetWatch, 'disturb' | 'settle'>,
): RunContext['hooks'] {
  const held = new Map<string, Held>()
  return {
    has: hooks.has,
    async begin(name, values) {
      let state = held.get(name)
      while (state?.ended !== undefined) {
        await state.ended.catch(() => undefined)
        if (held.get(name) === state) held.delete(name)
        state = held.get(name)
      }
      if (state === undefined) {
        watch.disturb()
        state = { holders: 0, begun: hooks.begin(name, values) }
        held.set(name, state)
      }
      state.holders += 1
      await state.begun
    },
    async end(name) {
      const state = held.get(name)
      if (state === undefined || --state.holders > 0) return
      state.ended = hooks.end(name).finally(watch.settle)
      return state.ended
    },
  }
}
