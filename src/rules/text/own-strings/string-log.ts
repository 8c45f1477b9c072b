import type { Span } from '../../memory/span.js'

/** What an answer shows of a string, as far as it can be read. */
export interface Shown {
  /** Its texts in a form that lets two of them be compared. */
  readonly items: string | undefined
  readonly tag: string | undefined
  readonly id: string | undefined
  /** Milliseconds since 1970. */
  readonly time: number | undefined
}

/** A try to write a string, or to take it away, with whatever success. */
export interface Write {
  readonly exchange: number
  readonly span: Span
  /** What it is since then, where it was carried out and that is known. */
  readonly items: string | undefined
  readonly ifMatch: string | undefined
  /** Its answer, where it was carried out. */
  readonly answer: Shown | undefined
  readonly isRemoval: boolean
}

export interface Reading {
  readonly exchange: number
  readonly span: Span
  readonly shown: Shown
}

/** The string in a list of its group. */
interface Listed extends Reading {
  readonly pointer: string
}

/** All that a run did to a string that it created, and saw of it. */
export interface StringLog {
  readonly group: string
  readonly name: string
  readonly writes: Write[]
  readonly readings: Reading[]
  readonly lists: Listed[]
  /** All that was ever sent for it, with whatever success. */
  readonly sent: Set<string>
}

/** A time in which nothing was written, with what is there since. */
export interface Phase {
  readonly write: Write
  readonly items: string | undefined
  readonly readings: readonly Reading[]
  readonly lists: readonly Listed[]
}

/** Readings beside a write are of no phase. */
export function phasesOf({ writes, readings, lists }: StringLog): readonly Phase[] {
  const phaseOf = ({ number, since }: Span): number | undefined => {
    const at = writes.findLastIndex(({ span }) => span.number <= since)
    return writes.slice(at + 1).every(({ span }) => number <= span.since) ? at : undefined
  }
  const within =
    (at: number) =>
    ({ span }: { readonly span: Span }): boolean =>
      phaseOf(span) === at
  return writes.map((write, at) => ({
    write,
    items: write.items,
    readings: readings.filter(within(at)),
    lists: lists.filter(within(at)),
  }))
}
