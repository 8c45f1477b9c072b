import type { Clock } from '../exchange/clock.js'
import type { Header } from '../exchange/exchange.js'
import type { Messenger } from '../exchange/messenger.js'
import type { Contract } from '../contract/contract.js'
import type { Fixtures } from './fixture.js'

/** What a run lends to all its scenarios. */
export interface Rig {
  readonly contract: Contract
  readonly messenger: Messenger
  /** Without a slash at the end. */
  readonly baseUrl: string
  /** Undefined for an actor that the profile does not have. */
  credentials(actor: string): readonly Header[] | undefined
  /** Fixture values of the profile. */
  given(interfaceName: string, fixture: string): readonly string[]
  /** Fixtures that a suite offers. */
  fixtures(interfaceName: string): Fixtures
  readonly hooks: {
    has(name: string): boolean
    begin(name: string): Promise<void>
    end(name: string): Promise<void>
  }
  /** Bounds of one page walk: pages, and milliseconds. */
  readonly walk: { readonly pages: number; readonly time: number }
  readonly clock: Clock
  /** Ends when the run ends. */
  readonly signal: AbortSignal
  once<T>(key: string, find: () => Promise<T>): Promise<T>
  random(n: number): number
  /** Replaces secrets in what is going to be written. */
  redact(text: string): string
  /** A thing that a reader of the report should know. */
  note(text: string): void
}
