/** What a command tells its caller: nobody's fault, the target's, the user's, or that it could not be tested. */
export const exitCode = {
  /** No failure. */
  success: 0,
  /** The target does not conform, or a definition has errors. */
  failure: 1,
  /** Usage, profile or definition are wrong. */
  usage: 2,
  /** It could not be tested: unreachable, no credentials accepted, nothing decided, interrupted. */
  untested: 3,
} as const

export type ExitCode = (typeof exitCode)[keyof typeof exitCode]
