import type { ProfilePath } from './profile-path.js'

/** What to say about a mistake, and about which member of the profile. */
export interface Explanation {
  readonly path: ProfilePath
  /** Which of the two lends its place; the value when absent. */
  readonly part?: 'key' | 'value'
  readonly message: string
  readonly remedy: string
}
