/** Ends a call with a problem document. */
export class Refusal extends Error {
  readonly status: number
  /** Problem name, the one in `{base_url}/errors/<name>/v1`. */
  override readonly name: string
  readonly headers: Readonly<Record<string, string>>
  readonly attributes: Readonly<Record<string, string>>
  readonly problems: readonly NestedProblem[]

  constructor(
    status: number,
    name: string,
    detail: string,
    more: {
      readonly headers?: Readonly<Record<string, string>>
      readonly attributes?: Readonly<Record<string, string>>
      readonly problems?: readonly NestedProblem[]
    } = {},
  ) {
    super(detail)
    this.status = status
    this.name = name
    this.headers = more.headers ?? {}
    this.attributes = more.attributes ?? {}
    this.problems = more.problems ?? []
  }
}

/** One of several reasons for a refusal. */
export interface NestedProblem {
  readonly name: string
  readonly status: number
  readonly detail: string
  readonly attributes: Readonly<Record<string, string>>
}
