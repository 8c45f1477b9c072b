/** What a command tells its caller: success, the target's fault, the user's fault, or that the target could not be tested. */
export const exitCode = {
  /** No failure, or none that the baseline does not list. */
  success: 0,
  /** The target does not conform, an entry of the baseline is stale, or a definition has errors. */
  failure: 1,
  /** Usage, profile, baseline or definition are wrong. */
  usage: 2,
  /** It could not be tested: unreachable, no credentials accepted, nothing decided, interrupted. */
  untested: 3,
} as const

export type ExitCode = (typeof exitCode)[keyof typeof exitCode]
