/** Where a secret came from, so that a reproduction can name it instead of showing it. */
export interface SecretName {
  /** As recorded: `‹token·3f2a›`. */
  readonly token: string
  /** Environment variable: `ASSAY_TOKEN`. */
  readonly variable: string
}
