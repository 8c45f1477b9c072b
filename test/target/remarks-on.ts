import { basename } from 'node:path'
import { formatMistake } from '../../src/target/format-mistake.js'
import type { LoadOptions } from '../../src/target/load-profile.js'
import type { Mistake } from '../../src/target/mistake.js'
import { ProfileError } from '../../src/target/profile-error.js'
import { loadText } from './load-text.js'

export interface RemarksOnText {
  readonly mistakes: readonly string[]
  readonly warnings: readonly string[]
}

/** What a person reads about a profile with this text, without the folder in which it stands. */
export function remarksOn(
  text: string | Uint8Array,
  options: Partial<LoadOptions> = {},
  files: Readonly<Record<string, string>> = {},
): RemarksOnText {
  try {
    const { warnings } = loadText(text, options, files)
    return { mistakes: [], warnings: warnings.map(show) }
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error
    return { mistakes: error.mistakes.map(show), warnings: [] }
  }
}

function show(mistake: Mistake): string {
  return formatMistake({ ...mistake, file: basename(mistake.file) })
}
