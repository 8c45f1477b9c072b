import { FileError } from '../bounds/file-error.js'
import { readTextFile } from '../bounds/read-text-file.js'
import { DefinitionError } from './definition-error.js'
import { largestFile } from './largest-file.js'

const wanted = 'Name a YAML or JSON file that holds an OpenAPI 3 document.'

const remedies: Readonly<Record<string, string>> = {
  ENOENT: 'Check the path; it is relative to the folder in which the command runs.',
  EACCES: 'Make the file readable.',
  ENCODING: 'Save it as UTF-8.',
}

/**
 * The text of a local file, without a byte order mark.
 *
 * @param shown the path as messages name it
 * @throws DefinitionError when the file is missing, no regular file, too large or not UTF-8
 */
export function readText(path: string, shown: string): string {
  try {
    return readTextFile(path, largestFile)
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    const remedy = remedies[error.code ?? ''] ?? wanted
    throw new DefinitionError(error.message, { file: shown, remedy })
  }
}
