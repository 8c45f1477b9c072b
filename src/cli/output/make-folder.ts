import { lstatSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { CommandError } from '../command-error.js'
import { draftOf } from './draft.js'
import { outputError } from './output-error.js'

/**
 * Makes a folder and shows that files can be written into it, so that the user does not find out after an hour that they
 * cannot.
 *
 * @param shown the path as the user knows it
 * @param own whether it belongs to Assay: then a symbolic link in its place is not followed
 * @throws CommandError when it cannot
 */
export function makeFolder(path: string, shown: string, own = false): void {
  try {
    if (own && lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new CommandError(
        `${shown} is a symbolic link, which is not followed. Remove it, or name another place.`,
      )
    makeAll(path)
    const probe = draftOf(`${path}/probe`)
    try {
      // An empty file may still be made where there is no room.
      probe.write('.')
    } finally {
      probe.discard()
    }
  } catch (error) {
    throw error instanceof CommandError ? error : outputError(shown, error)
  }
}

/** In /proc, which says that even what is in it is not there, `recursive` of node:fs tries without end. */
function makeAll(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(path)
  if (parent !== path) makeAll(parent)
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have made it in this moment.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
