/** Thrown in a scenario when what follows cannot be decided; never the target's failure. */
export class Undecided extends Error {
  /** What to add to the profile. */
  readonly remedy?: string
  /** Requirement whose failure is the root. */
  readonly dependsOn?: string
  readonly exchanges: readonly number[]

  constructor(
    because: string,
    more: { remedy?: string; dependsOn?: string; exchanges?: readonly number[] } = {},
  ) {
    super(because)
    this.name = 'Undecided'
    if (more.remedy !== undefined) this.remedy = more.remedy
    if (more.dependsOn !== undefined) this.dependsOn = more.dependsOn
    this.exchanges = more.exchanges ?? []
  }
}
