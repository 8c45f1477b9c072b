interface Context {
  now(): number
}

/** What a defect remembers, for each server by itself: one has one clock, by which it is known. */
export function withMemory<Memory>(begin: () => Memory): (context: Context) => Memory {
  const memories = new WeakMap<Context['now'], Memory>()
  return ({ now }) => {
    const memory = memories.get(now) ?? begin()
    memories.set(now, memory)
    return memory
  }
}
