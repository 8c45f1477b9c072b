/** Keeps things as long as there is room for them. */
export interface BoundedStore {
  /**
   * Puts something into the store; what has been there longest makes room for it.
   *
   * @param drop called when it has to go
   */
  put(bytes: number, drop: () => void): void
}

/** @param room in bytes */
export function createBoundedStore(room: number): BoundedStore {
  const kept = new Set<{ readonly bytes: number; readonly drop: () => void }>()
  let used = 0
  return {
    put: (bytes, drop) => {
      kept.add({ bytes, drop })
      used += bytes
      for (const oldest of kept) {
        if (used <= room || kept.size === 1) return
        kept.delete(oldest)
        used -= oldest.bytes
        oldest.drop()
      }
    },
  }
}
