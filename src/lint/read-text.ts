import { readFile, stat } from 'node:fs/promises'
import { decodeText } from './decode-text.js'
import { DefinitionError } from './definition-error.js'
import { largestFile } from './largest-file.js'

const mebibyte = 1024 * 1024

const remedies: Readonly<Record<string, string>> = {
  ENOENT: 'Check the path; it is relative to the folder in which the command runs.',
  EACCES: 'Make the file readable.',
}

/**
 * The text of a local file, without a byte order mark.
 *
 * @param shown the path as messages name it
 * @throws DefinitionError when the file is missing, no regular file, too large or not UTF-8
 */
export async function readText(path: string, shown: string): Promise<string> {
  try {
    const size = await sizeOfFile(path, shown)
    if (size > largestFile)
      throw new DefinitionError(
        `the file has ${Math.ceil(size / mebibyte)} MiB; at most ${largestFile / mebibyte} MiB are read`,
        { file: shown, remedy: 'Split it into several files that refer to each other.' },
      )
    return decodeText(await readFile(path), shown)
  } catch (error) {
    if (error instanceof DefinitionError) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const fault =
      code === 'ENOENT' || code === 'ENOTDIR'
        ? 'there is no such file'
        : `the file cannot be read (${code || String(error)})`
    throw new DefinitionError(fault, {
      file: shown,
      remedy: remedies[code] ?? 'Check the path and its permissions.',
    })
  }
}

async function sizeOfFile(path: string, shown: string): Promise<number> {
  const status = await stat(path)
  // A device or a pipe might never end.
  if (status.isFile()) return status.size
  throw new DefinitionError(
    status.isDirectory() ? 'this is a folder' : 'this is not a regular file',
    {
      file: shown,
      remedy: 'Name a YAML or JSON file that holds an OpenAPI 3 document.',
    },
  )
}
