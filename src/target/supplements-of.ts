import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import type { LoadOptions } from '../contract/load-contract.js'
import { extensionsIn } from './extensions-in.js'
import { pruneFaultyParts } from './prune-faulty-parts.js'
import { readProfile } from './read-profile.js'
import { validateProfile } from './validate-profile.js'

/** What a profile adds to the contract: supplements, by interface, and extensions. */
export type Supplements = Pick<LoadOptions, 'supplements' | 'extensions'>

/**
 * The supplements and extensions that a profile names. They belong to the contract, which has to be there
 * before the names that the profile takes from it can be checked. What else is wrong with the
 * profile is told when it is loaded.
 *
 * @param path of the profile
 * @param from folder that files are named from; the working directory by default, as the user names the profile
 * @throws ProfileError when there is no such file, or when it is not YAML
 */
export function supplementsOf(path: string, from?: string): Supplements {
  const folder = from === undefined ? dirname(path) : relative(from, dirname(path))
  return supplementsIn(readProfile(path).data, dirname(path), folder)
}

/**
 * The supplements and extensions that the data of a profile name.
 *
 * @param folder that relative paths start from
 * @param shown the same folder, as messages name it
 */
export function supplementsIn(data: unknown, folder: string, shown: string): Supplements {
  const { supplements = {} } = pruneFaultyParts(data, validateProfile(data))
  return {
    supplements: Object.fromEntries(
      Object.entries(supplements).map(([name, files]) => [
        name,
        [files].flat().map((file) => ({
          path: resolve(folder, file),
          shown: (isAbsolute(file) ? file : join(shown, file)).replaceAll('\\', '/'),
        })),
      ]),
    ),
    extensions: extensionsIn(data, folder),
  }
}
