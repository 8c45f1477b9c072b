import type { RunOptions } from './run-options.js'

/** What recorded exchanges are held to. */
export interface JudgeOptions extends Pick<RunOptions, 'interfaces' | 'only' | 'env'> {
  /**
   * Of the target that was recorded: claims, versions and supplements apply. Needed for a HAR, whose requests are
   * known by the base URL.
   */
  readonly profile: NonNullable<RunOptions['profile']>
}
