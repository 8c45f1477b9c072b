import { existsSync } from 'node:fs'
import { FileError } from '../bounds/file-error.js'
import { readTextFile } from '../bounds/read-text-file.js'
import type { FindPlace } from './collect-remarks.js'
import { parseProfile } from './parse-profile.js'
import { ProfileError } from './profile-error.js'

const mostBytes = 262_144

/**
 * The data of a profile, unchecked, with a function that finds the place of any of them.
 *
 * @param path As the user gave it; mistakes name it so.
 * @param text What stands in it, or is going to.
 * @throws ProfileError when there is no such file, or when it is not YAML.
 */
export function readProfile(
  path: string,
  text = readProfileText(path),
): { readonly data: unknown; readonly place: FindPlace } {
  return parseProfile(text, path)
}

/**
 * The text of a profile.
 *
 * @throws ProfileError when there is no such file
 */
export function readProfileText(path: string): string {
  try {
    return readTextFile(path, mostBytes)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = `this profile cannot be read: ${reason}`
    const isEncoded = error instanceof FileError && error.code === 'ENCODING'
    const remedy = isEncoded
      ? 'Save it as UTF-8.'
      : existsSync(path)
        ? 'Check the path. To write one in another place: npx assay init --base-url https://sandbox.example.bank/api --out FILE'
        : 'Check the path. To write one: npx assay init --base-url https://sandbox.example.bank/api, with --client-id where users log in.'
    throw new ProfileError([{ file: path, line: 0, column: 0, message, remedy }])
  }
}
