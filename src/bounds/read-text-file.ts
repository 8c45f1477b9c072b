import { readBytes } from './read-bytes.js'
import { FileError } from './file-error.js'

/**
 * The text of a regular file, without a byte order mark.
 *
 * @param limit bytes
 * @throws FileError for what is no regular file, is larger than the limit, or holds no UTF-8 text
 */
export function readTextFile(path: string, limit: number): string {
  const bytes = readBytes(path, limit)
  // As some editors and shells of Windows save text.
  if (/^(?:fffe|feff)/.test(bytes.toString('hex', 0, 2)))
    throw new FileError('it is UTF-16, not UTF-8 text', 'ENCODING')
  if (bytes.includes(0))
    throw new FileError('it contains NUL bytes (U+0000), which text does not have')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FileError('it is not UTF-8 text', 'ENCODING')
  }
}
