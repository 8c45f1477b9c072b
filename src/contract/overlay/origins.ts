import type { Source, SourcePath } from '../read-source.js'

/** Where something stands. */
interface Place {
  readonly source: Source
  readonly at: SourcePath
}

/** Which parts of a definition an overlay brought, so that an error in them names the overlay. */
export interface Origins {
  /** Notes that the part at `part`, with all in it, comes from `place`. */
  note(part: SourcePath, place: Place): void
  /** Removes the part at `part`, with all in it. */
  remove(part: SourcePath): void
  /** Where the part at `part` comes from; undefined for what the definition has of itself. */
  find(part: SourcePath): Place | undefined
}

/** No origins yet. */
export function createOrigins(): Origins {
  const places = new Map<string, Place>()
  const keyOf = (part: SourcePath): string => part.map((step) => `/${step}`).join('\n')
  return {
    note: (part, place) => void places.set(keyOf(part), place),
    remove(part) {
      const key = keyOf(part)
      for (const one of places.keys())
        if (one === key || one.startsWith(`${key}\n`)) places.delete(one)
    },
    find(part) {
      for (let length = part.length; length > 0; length -= 1) {
        const place = places.get(keyOf(part.slice(0, length)))
        if (place) return { ...place, at: [...place.at, ...part.slice(length)] }
      }
      return undefined
    },
  }
}
