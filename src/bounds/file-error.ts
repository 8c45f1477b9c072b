/** A file cannot be read. `message` is the reason and completes “… cannot be read: ”. */
export class FileError extends Error {
  override readonly name = 'FileError'
  /** Of the operating system, when it refused: `ENOENT`. */
  readonly code: string | undefined

  constructor(reason: string, code?: string) {
    super(reason)
    this.code = code
  }
}
