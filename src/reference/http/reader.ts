import type { Fault } from './fault.js'

/** What a parameter comes to: its value (as good as could be made of it) and what is wrong with it. */
interface Reading<T> {
  readonly value: T
  readonly faults: readonly Fault[]
}

/** Reads one query parameter; `undefined` when it was not given. */
export type Reader<T> = (given: string | undefined) => Reading<T>

/** The values that a set of readers yields, by parameter. */
export type Values<Readers extends Readonly<Record<string, Reader<unknown>>>> = {
  readonly [Name in keyof Readers]: Readers[Name] extends Reader<infer T> ? T : never
}
