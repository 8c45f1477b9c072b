import type { Span } from '../../memory/span.js'
import type { Written } from './note-writes.js'

/** Keys of the strings that an answer shows, by group. */
export type Shown = ReadonlyMap<string, readonly string[]>

/** A string that an answer does not show. */
export interface Missing {
  readonly group: string
  readonly key: string
  /** Whether it was there nevertheless, as far as is known by now. */
  isThere(): boolean
}

/** Which strings and groups were seen in resolved text. */
export interface Sightings {
  note(shown: Shown): void
  /** Notes an answer to a request that has nothing to do with some groups. */
  noteLeftOut(shown: Shown, isOther: (group: string) => boolean): void
  /** Whether an answer left out a group that it had nothing to do with: it is not one that comes along everywhere. */
  isLeftOut(group: string): boolean
  /** Strings that were seen before, and are not in this answer. */
  missing(shown: Shown, isDue: (group: string) => boolean, span: Span): readonly Missing[]
}

const most = 10_000

export function openSightings({ others, tried }: Pick<Written, 'others' | 'tried'>): Sightings {
  const seen = new Set<string>()
  const groups = new Set<string>()
  const leftOut = new Set<string>()
  return {
    note(shown) {
      for (const [group, keys] of shown) {
        groups.add(group)
        for (const key of keys) if (seen.size < most) seen.add(key)
      }
    },
    noteLeftOut(shown, isOther) {
      for (const group of groups) if (isOther(group) && !shown.has(group)) leftOut.add(group)
    },
    isLeftOut: (group) => leftOut.has(group),
    missing(shown, isDue, { to }) {
      const keys = new Set([...shown.values()].flat())
      return [...others]
        .filter(([key, { group }]) => isDue(group) && seen.has(key) && !keys.has(key))
        .map(([key, { group }]) => ({
          group,
          key,
          isThere: () => !tried.has(key) && (others.get(key)?.unchangedAt ?? 0) >= to,
        }))
    },
  }
}
