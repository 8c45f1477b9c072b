/** How often a defect shows that shows now and then, and how long is looked for it. */
export interface Intermittence {
  /** A number n: in every nth answer of those that it is about. */
  readonly every: number
  /** So many certifications, each with other values. */
  readonly rounds: number
}
