import { formatMistake } from './format-mistake.js'
import type { Mistake } from './mistake.js'

/** A profile or a baseline cannot be used. Carries the mistakes that were found, in the order of the file; of very many the first. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError'
  readonly mistakes: readonly Mistake[]

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(formatMistake).join('\n'))
    this.mistakes = mistakes
  }
}
