/** A definition or a row of requirements that cannot be used: where it stands and what to do about it. */
export class ContractError extends Error {
  /** As a person would name it: `specs/accounts/openapi.yaml`. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** Counted from 1. */
  readonly column: number
  /** What is wrong, a sentence. */
  readonly problem: string
  /** What to do, a sentence. */
  readonly remedy: string

  constructor(
    place: { readonly file: string; readonly line: number; readonly column: number },
    problem: string,
    remedy: string,
  ) {
    super(`${place.file}:${place.line}:${place.column}: ${problem} ${remedy}`)
    this.name = 'ContractError'
    this.file = place.file
    this.line = place.line
    this.column = place.column
    this.problem = problem
    this.remedy = remedy
  }
}
