/** Why an actor is not logged in, or no longer: a line of cause and one of remedy, for the user. */
export class LoginError extends Error {
  /** Exit code of the command: it could not be done. */
  readonly exit = 3
  /** Whether the authorization server said no; if not, it was not reached, or not understood. */
  readonly refused: boolean

  constructor(because: string, remedy: string, refused = false) {
    super(`${because}\n${remedy}`)
    this.name = 'LoginError'
    this.refused = refused
  }
}
