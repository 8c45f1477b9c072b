import { CommandError } from '../command-error.js'
import { exitCode } from '../exit-code.js'

/** What is wrong with a place that the user named, so that another place would do. */
const misplaced: Readonly<Record<string, string>> = {
  EACCES: 'writing is not permitted',
  EPERM: 'writing is not permitted',
  EROFS: 'it is on a read-only file system',
  ENOENT: 'it does not exist and cannot be created',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'a part of its path is a file, not a folder',
  EISDIR: 'it is a folder, not a file',
  ELOOP: 'its path contains a loop of symbolic links',
  ENAMETOOLONG: 'its name is too long',
  EINVAL: 'this is no place for files',
}

/** What is wrong with the machine, wherever it would be written. */
const unable: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left on the device',
  EDQUOT: 'the quota of the disk is used up',
  EFBIG: 'the file would be too large for the file system',
  EIO: 'the device reports an error',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
}

/**
 * What a failed write comes to for the user: a place that is no place for it (2), or a machine that could not (3).
 *
 * @param path as the user knows it
 */
export function outputError(path: string, error: unknown): CommandError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const place = misplaced[code]
  if (place !== undefined)
    return new CommandError(`${path} cannot be written: ${place}. Name another place.`)
  const said = error instanceof Error ? error.message : String(error)
  return new CommandError(
    `${path} could not be written: ${unable[code] ?? said}.`,
    exitCode.untested,
  )
}
