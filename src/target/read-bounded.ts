import { closeSync, openSync, readSync } from 'node:fs'

/**
 * The text of a file, which must be UTF-8 and hold no more than `limit` bytes.
 * Reads on from pipes too, but never past the limit.
 *
 * @throws Error whose message completes "… cannot be read: ".
 */
export function readBounded(path: string, limit: number): string {
  const bytes = Buffer.alloc(limit + 1)
  const descriptor = open(path)
  let length = 0
  try {
    for (;;) {
      const read = readSync(descriptor, bytes, length, bytes.length - length, null)
      length += read
      if (read === 0 || length > limit) break
    }
  } catch (error) {
    throw new Error(reason(error), { cause: error })
  } finally {
    closeSync(descriptor)
  }
  if (length > limit) throw new Error(`it is larger than ${limit} bytes`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length))
  } catch (error) {
    throw new Error('it is not UTF-8 text', { cause: error })
  }
}

function open(path: string): number {
  try {
    return openSync(path, 'r')
  } catch (error) {
    throw new Error(reason(error), { cause: error })
  }
}

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  switch (code) {
    case 'ENOENT':
      return 'there is no such file'
    case 'EACCES':
    case 'EPERM':
      return 'permission is denied'
    case 'EISDIR':
      return 'it is a folder'
    default:
      return `the system says ${code}`
  }
}
