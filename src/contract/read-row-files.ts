import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Source, readSource } from './read-source.js'

/** Where the rows of an interface stand: in one file, or in a folder with a file for each resource. */
export const rowPlaces = { file: 'requirements.yaml', folder: 'requirements' } as const

/**
 * Reads the files that hold the rows of an interface, by their names.
 *
 * @param folder of the interface, absolute
 * @param specs absolute
 * @throws ContractError where one cannot be read, or there is none
 */
export function readRowFiles(folder: string, specs: string): readonly Source[] {
  const within = join(folder, rowPlaces.folder)
  if (!existsSync(within)) return [readSource(join(folder, rowPlaces.file), specs)]
  return readdirSync(within)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => readSource(join(within, name), specs))
}
