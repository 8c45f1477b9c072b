/** What the run says and its recording does not. */
export interface Difference {
  readonly requirement: string
  /** A sentence. */
  readonly text: string
  /** What may be the reason beside a change of the bundle, where this program is another one. */
  readonly because?: string
}
