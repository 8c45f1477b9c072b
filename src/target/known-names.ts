/** The names that the contract and the suites define, so that a profile's can be checked. */
export interface KnownNames {
  readonly interfaces: readonly string[]
  readonly operations: readonly string[]
  /** By interface: the operations that a customer sends, unless the profile names another actor. */
  readonly callable: Readonly<Record<string, readonly string[]>>
  /** By interface: the versions that a target may claim, the current one first. */
  readonly versions: Readonly<Record<string, readonly string[]>>
  /** Names of the sets of requirements, the newest first. */
  readonly requirementSets: readonly string[]
  /** Options of the requirement rows. */
  readonly options: readonly string[]
  /** By interface: the fixtures that its suite may ask for. */
  readonly fixtures: Readonly<Record<string, readonly string[]>>
}
