import type { Scenario } from '../../src/scenario/scenario.js'

/** A request to the honest bank and its answer, to be looked at as often as it takes. */
export interface Seen {
  /** operationId; absent where the request names none. */
  readonly operation: string | undefined
  /** One whose body was not read. */
  request(): Request
  /** Likewise. */
  response(): Response
  /** Body of the answer; null where it has none. */
  readonly body: string | null
}

/** A decision that the honest bank took. */
export interface Decision {
  readonly given: readonly unknown[]
  readonly answer: unknown
}

/** What a scenario makes of the honest bank. */
export interface Footprint {
  /** Decisions that the bank took for it, by name. */
  readonly decisions: Map<string, Decision[]>
  readonly seen: Seen[]
  /** Keys of the searches whose results it uses, with footprints of their own. */
  readonly searches: Set<string>
}

export const noFootprint = (): Footprint => ({
  decisions: new Map(),
  seen: [],
  searches: new Set(),
})

/** Footprints of a whole certification of the honest bank. */
export interface Footprints {
  readonly scenarios: ReadonlyMap<Scenario, Footprint>
  /** By the key of what scenarios find for one another. */
  readonly searches: ReadonlyMap<string, Footprint>
  /** What belongs to no scenario, such as how the bank opens its books. */
  readonly rest: Footprint
}
