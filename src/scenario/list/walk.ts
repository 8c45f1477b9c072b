import type { Answer } from '../answer/answer.js'
import type { Link } from '../request/follow-link.js'

/** An item of a list, as it was answered. */
export type Item = Readonly<Record<string, unknown>>

/** What a walk is bounded by; `empty` pages without an item, one after the other, lead nowhere. */
export type Bound = 'pages' | 'items' | 'bytes' | 'time' | 'empty'

/** How a page walk came to its end. */
export type WalkEnd =
  /** The last page carried no link to a further one, or held the last item of those that were counted. */
  | { readonly kind: 'complete' }
  /** A bound was reached; `own` if the caller of the walk chose it, so that no limit of the profile widens it. */
  | { readonly kind: 'sampled'; readonly by: Bound; readonly own?: boolean }
  /** A page led to a page that had been there before. */
  | { readonly kind: 'loop'; readonly at: Answer }
  /** A page led to an address that Assay does not go to, or to none at all. */
  | { readonly kind: 'left'; readonly at: Answer; readonly link: Exclude<Link, { kind: 'url' }> }
  /** A page was not answered with 200. */
  | { readonly kind: 'broken'; readonly at: Answer; readonly after: Answer | undefined }

export interface Walk {
  readonly pages: readonly Answer[]
  readonly items: readonly Item[]
  readonly end: WalkEnd
}

export interface WalkBounds {
  /** At most so many pages. */
  readonly pages: number
  /** At most so many items, one page more or less: they are all held in memory. */
  readonly items: number
  /** At most so many bytes, likewise. */
  readonly bytes: number
  /** At most so many milliseconds. */
  readonly time: number
  /** Milliseconds, for instance of the run's clock. */
  readonly now: () => number
  /** Those that the caller of the walk chose. */
  readonly own?: readonly Bound[]
}
