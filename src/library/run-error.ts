/**
 * Why something that was asked of the library could not be done: a name that there is not, a target that does not
 * answer, a place that cannot be written. The message has a line of cause and, where there is one, a line of remedy.
 */
export class RunError extends Error {
  override readonly name = 'RunError'
}
