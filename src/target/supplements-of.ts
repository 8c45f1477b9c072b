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
  const { data } = readProfile(path)
  const { supplements = {} } = pruneFaultyParts(data, validateProfile(data))
  return Object.fromEntries(
    Object.entries(supplements).map(([name, files]) => [
      name,
      [files].flat().map((file) => ({
        path: resolve(dirname(path), file),
        shown: (isAbsolute(file) ? file : join(folder, file)).replaceAll('\\', '/'),
      })),
    ]),
  )
}
