import { existsSync } from 'node:fs'
import { readTextFile } from '../bounds/read-text-file.js'
import type { Requirement } from '../contract/requirement.js'
import type { Baseline } from './baseline.js'
import { parseBaseline } from './parse-baseline.js'
import { ProfileError } from './profile-error.js'

const mostBytes = 1_048_576

/**
 * Reads a baseline and checks all of it.
 *
 * @param file As the user gave it; mistakes name it so.
 * @param requirements Of the whole contract, so that a run of a part can use the same file.
 * @param mayBeMissing Whether a file that is not there is an empty baseline: it is going to be written.
 * @throws ProfileError with every mistake that was found, each with its line and column.
 */
export function loadBaseline(
  file: string,
  requirements: readonly Requirement[],
  mayBeMissing = false,
): Baseline {
  if (mayBeMissing && !existsSync(file)) return { file, text: '', known: [] }
  return parseBaseline(read(file), file, requirements)
}

function read(file: string): string {
  try {
    return readTextFile(file, mostBytes)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = `this baseline cannot be read: ${reason}`
    const remedy = 'Check the path; with --update-baseline a run writes the file.'
    throw new ProfileError([{ file, line: 0, column: 0, message, remedy }])
  }
}
