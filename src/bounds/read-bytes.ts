import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { FileError, fileErrorOf } from './file-error.js'

/**
 * The bytes of a regular file. Never waits for a pipe or a device, and never holds more than the limit, whatever the
 * file says of its size.
 *
 * @param limit bytes
 * @throws FileError for what is no regular file, or is larger than the limit
 */
export function readBytes(path: string, limit: number): Buffer {
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
    throw fileErrorOf(error)
  }
}

const mebibyte = 1024 * 1024

const tooLarge = (limit: number): FileError =>
  new FileError(
    `it is larger than ${limit % mebibyte === 0 ? `${limit / mebibyte} MiB` : `${limit} bytes`}`,
  )
