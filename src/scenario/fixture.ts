import type { ActorName } from '../terms/actor-name.js'
import type { Sender } from './sender.js'
import type { Undecided } from './undecided.js'
import type { walkPages } from './walk-pages.js'

/** What a fixture may use to find its datum. */
export interface Search {
  /** Values that the profile gives under `fixtures.<interface>.<name>`, as strings; empty when it gives none. */
  given(name: string): readonly string[]
  /** The sender of that actor; throws Undecided when the profile does not have it. */
  as(actor: ActorName): Sender
  /** The same for another interface, whose data may tell of this one; undefined where the run does not test it. */
  beside(interfaceName: string): Search['as'] | undefined
  /** Whether a request may use up what it finds, such as text that is generated when it is asked for first. */
  readonly usesUp: boolean
  /** Runs once per run and key; the result is shared. */
  once<T>(key: string, find: () => Promise<T>): Promise<T>
  /** The index of a value given under that name that nothing else of the run has used; undefined when all are used. */
  take(name: string): number | undefined
  walk: typeof walkPages
  /**
   * The error to throw when the datum is not there: says what it is and what to add to the profile.
   *
   * @param or what would do as well
   */
  lacking(what: string, fixture: string, or?: string): Undecided
  /** A whole number from 0 below `n`, from the seed of the run. */
  random(n: number): number
}

/** A datum that scenarios need: discovered where the contract lets a client, else taken from the profile. */
export type Fixture<A extends readonly unknown[], T> = (search: Search, ...wanted: A) => Promise<T>

export type Fixtures = Readonly<Record<string, Fixture<never[], unknown>>>

/** Fixtures as a scenario calls them. */
export type Found<F extends Fixtures> = {
  readonly [K in keyof F]: F[K] extends (search: Search, ...wanted: infer A) => infer R
    ? (...wanted: A) => R
    : never
}
