/** A file cannot be read. `message` is the reason and completes “… cannot be read: ”. */
export class FileError extends Error {
  override readonly name = 'FileError'
  /** Of the operating system, when it refused: `ENOENT`; `ENCODING` for another encoding than UTF-8. */
  readonly code: string | undefined

  constructor(reason: string, code?: string) {
    super(reason)
    this.code = code
  }
}

/** Why the operating system refused. */
export function fileErrorOf(error: unknown): FileError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return new FileError(reasons[code] ?? `the system says ${code}`, code)
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  ENAMETOOLONG: 'its name is too long',
  ERR_INVALID_ARG_VALUE: 'no file has such a name',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EISDIR: 'it is a folder',
  ELOOP: 'its symbolic links form a loop',
  // Sockets, and devices without a driver, cannot even be opened.
  ENXIO: 'it is not a regular file',
  ENODEV: 'it is not a regular file',
}
