import { statSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { fileErrorOf } from '../bounds/file-error.js'
import type { LoadOptions } from '../contract/load-contract.js'
import { extensionsIn } from './extensions-in.js'
import { ProfileError } from './profile-error.js'
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
 * @param wanted interfaces whose supplements have to be there; all by default
 * @throws ProfileError when there is no such file, when it is not YAML, or when a supplement is not there
 */
export function supplementsOf(
  path: string,
  from?: string,
  wanted?: readonly string[],
): Supplements {
  const folder = from === undefined ? dirname(path) : relative(from, dirname(path))
  const { data, place } = readProfile(path)
  const found = supplementsIn(data, dirname(path), folder, (index) => ({
    file: path,
    ...place(['extensions', index]),
  }))
  const missing = Object.entries(found.supplements ?? {}).flatMap(([name, files]) =>
    (wanted?.includes(name) ?? true)
      ? files.flatMap(({ path: file, shown }) => {
          const why = whyNone(file)
          if (why === undefined) return []
          const remedy = `Paths are relative to the folder of the profile. To write it: npx assay supplement ${name} --out ${shown}`
          const message = `the supplement ${shown} cannot be read: ${why}`
          return [{ file: path, ...place(['supplements', name]), message, remedy }]
        })
      : [],
  )
  if (missing.length > 0) throw new ProfileError(missing)
  return found
}

/** Why there is no supplement in a place; what else may be wrong with it is told when it is read. */
function whyNone(path: string): string | undefined {
  try {
    return statSync(path).isDirectory() ? 'it is a folder' : undefined
  } catch (error) {
    return fileErrorOf(error).message
  }
}

/**
 * The supplements and extensions that the data of a profile name.
 *
 * @param folder that relative paths start from
 * @param shown the same folder, as messages name it
 * @param extension where in a file each extension is named, if it is in one
 */
export function supplementsIn(
  data: unknown,
  folder: string,
  shown: string,
  extension?: Parameters<typeof extensionsIn>[2],
): Supplements {
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
    extensions: extensionsIn(data, folder, extension),
  }
}
