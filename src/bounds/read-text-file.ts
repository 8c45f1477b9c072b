import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { FileError } from './file-error.js'

/**
 * The text of a regular file, without a byte order mark. Never waits for a pipe or a device, and never holds more
 * than the limit, whatever the file says of its size.
 *
 * @param limit bytes
 * @throws FileError for what is no regular file, is larger than the limit, or holds no UTF-8 text
 */
export function readTextFile(path: string, limit: number): string {
  const bytes = readBytes(path, limit)
  if (bytes.includes(0))
    throw new FileError('it contains NUL bytes (U+0000), which text does not have')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FileError('it is not UTF-8 text')
  }
}

function readBytes(path: string, limit: number): Buffer {
  const descriptor = asked(() => openSync(path, constants.O_RDONLY | nonBlocking))
  try {
    const status = asked(() => fstatSync(descriptor))
    if (status.isDirectory()) throw new FileError('it is a folder')
    if (!status.isFile()) throw new FileError('it is not a regular file')
    if (status.size > limit) throw tooLarge(limit)
    // One byte more than it should have: it may grow, or be made up by the system as it is read.
    const bytes = Buffer.alloc(status.size + 1)
    let length = 0
    for (;;) {
      const from = length
      const read = asked(() => readSync(descriptor, bytes, from, bytes.length - from, null))
      length += read
      if (read === 0) return bytes.subarray(0, length)
      if (length > status.size) throw new FileError('it is longer than its reported size')
    }
  } finally {
    closeSync(descriptor)
  }
}

/** Opening a pipe without a writer would never end. */
const nonBlocking = constants.O_NONBLOCK ?? 0

function asked<T>(call: () => T): T {
  try {
    return call()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new FileError(reasons[code] ?? `the system says ${code}`, code)
  }
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

const mebibyte = 1024 * 1024

const tooLarge = (limit: number): FileError =>
  new FileError(
    `it is larger than ${limit % mebibyte === 0 ? `${limit / mebibyte} MiB` : `${limit} bytes`}`,
  )
