/** A suite that cannot be used: a mistake of its author, not of the user and not of the target. */
export class SuiteError extends Error {
  /** Exit status for what could not be tested. */
  readonly exit = 3
  /** Relative to the project: `suites/accounts/balances/balances-order.scenario.ts`. */
  readonly file: string

  /**
   * @param problem what is wrong, a sentence
   * @param remedy what to do about it, a sentence
   * @param line counted from 1, where it is known
   */
  constructor(file: string, problem: string, remedy: string, line?: number) {
    super(`${file}${line === undefined ? '' : `:${line}`}: ${problem} ${remedy}`)
    this.name = 'SuiteError'
    this.file = file
  }
}
