/** Thrown where the target locked out callers who are to be refused, for longer than is waited for them. */
export class LockedOut extends Error {
  /** The one that was refused with 429; undefined where nothing was sent any more. */
  readonly exchange: number | undefined

  constructor(exchange?: number) {
    super('the target locked out callers who are to be refused')
    this.name = 'LockedOut'
    this.exchange = exchange
  }
}
