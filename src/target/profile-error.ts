import { formatMistake } from './format-mistake.js'
import type { Mistake } from './mistake.js'

/** A profile or a baseline cannot be used. Carries every mistake that was found, in the order of the file. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError'
  readonly mistakes: readonly Mistake[]

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(formatMistake).join('\n'))
    this.mistakes = mistakes
  }
}
