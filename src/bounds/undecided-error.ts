/** It could not be told in time whether a text is what is asked for. `message` is a sentence without an end. */
export class UndecidedError extends Error {
  override readonly name = 'UndecidedError'
}
