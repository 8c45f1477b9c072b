import type { Variation } from '../variation.js'

type Respond = NonNullable<Variation['response']>

/**
 * Builds the `response` of a variation that goes by what was asked before.
 *
 * @param begin makes the memory of a bank, which keeps one of its own
 * @param change gets each answer, whether there is something to change or to remember
 */
export function remember<Memory>(
  begin: () => Memory,
  change: (memory: Memory, ...told: Parameters<Respond>) => ReturnType<Respond>,
): Respond {
  // A bank has one clock, by which it is known.
  const memories = new WeakMap<() => number, Memory>()
  return (response, request, context) => {
    const memory = memories.get(context.now) ?? begin()
    memories.set(context.now, memory)
    return change(memory, response, request, context)
  }
}
