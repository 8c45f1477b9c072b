import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import type { SupplementFile } from '../contract/overlay/supplement-file.js'
import { pruneFaultyParts } from './prune-faulty-parts.js'
import { readProfile } from './read-profile.js'
import { validateProfile } from './validate-profile.js'

/**
 * The supplements that a profile names, by interface. They belong to the contract, which has to be there
 * before the names that the profile takes from it can be checked. What else is wrong with the
 * profile is told when it is loaded.
 *
 * @param path of the profile
 * @param from folder that files are named from; the working directory by default, as the user names the profile
 * @throws ProfileError when there is no such file, or when it is not YAML
 */
export function supplementsOf(
  path: string,
  from?: string,
): Readonly<Record<string, readonly SupplementFile[]>> {
  const folder = from === undefined ? dirname(path) : relative(from, dirname(path))
  return supplementsIn(readProfile(path).data, dirname(path), folder)
}

/**
 * The supplements that the data of a profile name.
 *
 * @param folder that relative paths start from
 * @param shown the same folder, as messages name it
 */
export function supplementsIn(
  data: unknown,
  folder: string,
  shown: string,
): Readonly<Record<string, readonly SupplementFile[]>> {
  const { supplements = {} } = pruneFaultyParts(data, validateProfile(data))
  return Object.fromEntries(
    Object.entries(supplements).map(([name, files]) => [
      name,
      [files].flat().map((file) => ({
        path: resolve(folder, file),
        shown: (isAbsolute(file) ? file : join(shown, file)).replaceAll('\\', '/'),
      })),
    ]),
  )
}
