/** One value for one parameter, generated from its definition. */
export interface ParameterCase {
  readonly parameter: string
  readonly in: 'query' | 'path' | 'header'
  /** Kebab-case name: `above-maximum`, `duplicate`, `unknown-value`, `missing`, … */
  readonly name: string
  /** Each is tried by itself, as it goes into the request before percent-encoding; empty when the parameter is left out. */
  readonly values: readonly string[]
  /** Each `{fixture}` in a value stands for one real datum of the fixture that the parameter names, the same each time. */
  readonly usesFixture?: true
}
