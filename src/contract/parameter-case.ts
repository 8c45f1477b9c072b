/** One value for one parameter, generated from its definition. */
export interface ParameterCase {
  readonly parameter: string
  readonly in: 'query' | 'path' | 'header'
  /** Kebab-case name: `above-maximum`, `duplicate`, `unknown-value`, `missing`, … */
  readonly name: string
  /**
   * Each is tried by itself, as it goes into the request before percent-encoding; empty when the parameter is left out.
   * `{plain}` in a value stands for what a plain request has there.
   */
  readonly values: readonly string[]
}
