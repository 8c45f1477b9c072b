/** Something in a profile or on the command line that its author should put right. */
export interface Mistake {
  /** Path as the user gave it, or the name of the flag. */
  readonly file: string
  /** 1-based; 0 when the mistake is not in a file. */
  readonly line: number
  /** 1-based; 0 when the mistake is not in a file. */
  readonly column: number
  readonly message: string
  /** What to do about it, one sentence. */
  readonly remedy: string
  /** What it names would have no effect, which is told before anything is sent. */
  readonly early?: true
}
