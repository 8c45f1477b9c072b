/** What a profile names under `fixtures.institutions`. */
export interface InstitutionFixtures {
  /** Where the OpenID Connect configuration stands, as a path. */
  readonly openIdConfiguration: string
  readonly institutionId: string
  /** A centre around which there are locations. */
  readonly latitude: number
  readonly longitude: number
  readonly postalCode: string
  /** A branch with an ATM within it, and that ATM; absent when there is none. */
  readonly branchWithAtm?: string
  readonly atmWithinBranch?: string
  /** Languages in which locations are told. */
  readonly locationLanguages: readonly string[]
}
