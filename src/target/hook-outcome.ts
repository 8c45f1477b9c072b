import type { Dispatcher } from 'undici'
import type { HookValues } from '../terms/hook-values.js'

/** How an action of a hook went: well, or with a reason that continues "hooks.outage.begin …". */
export type HookOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly reason: string; readonly cause?: unknown }

export interface HookCircumstances {
  /** Of the target. */
  readonly baseUrl: string
  /** Values of the scenario for the hook. */
  readonly values: HookValues
  /** Breaks the action off; its reason continues "hooks.outage.begin …". */
  readonly signal: AbortSignal
  readonly dispatcher?: Dispatcher
}
