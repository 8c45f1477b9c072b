import { lstatSync, type Stats } from 'node:fs'
import { CommandError } from '../command-error.js'
import { outputError } from './output-error.js'

/**
 * Makes sure that a file may be put in this place: nothing is there, or a plain file that is replaced. What stands
 * there is looked at and never opened, as opening a FIFO waits for its reader.
 *
 * @param shown the path as the user knows it
 * @throws CommandError for a folder, a symbolic link, a FIFO, a socket, a device
 */
export function checkPlace(path: string, shown: string): void {
  let there: Stats | undefined
  try {
    there = lstatSync(path, { throwIfNoEntry: false })
  } catch (error) {
    throw outputError(shown, error)
  }
  if (there === undefined || there.isFile()) return
  throw new CommandError(
    `${shown} is ${kindOf(there)}, which is not replaced. Remove it, or name another place.`,
  )
}

const kindOf = (there: Stats): string => {
  if (there.isDirectory()) return 'a folder'
  if (there.isSymbolicLink()) return 'a symbolic link'
  if (there.isFIFO()) return 'a FIFO'
  if (there.isSocket()) return 'a socket'
  return 'a device'
}
