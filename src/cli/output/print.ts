import { fstatSync, statSync, writeSync } from 'node:fs'
import { outputError } from './output-error.js'

let isFile: boolean | undefined

/**
 * Prints a text to standard output. What is printed into a pipe goes on its way beside what is done next, and the
 * process does not end before it has arrived.
 *
 * @throws CommandError when standard output is a file that cannot take it
 */
export function print(text: string): void {
  isFile ??= goesToFile()
  if (!isFile) {
    process.stdout.write(text)
    return
  }
  // A stream would not notice that a full disk took only the first half.
  const bytes = Buffer.from(text)
  try {
    for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at)
  } catch (error) {
    throw outputError('standard output', error)
  }
}

function goesToFile(): boolean {
  const answer = fstatSync(1).isFile()
  // Node 20 takes the last status that was requested as that of the next module's path: after one of a pipe, it would
  // follow no symbolic link and not find what a linked package imports.
  statSync(process.execPath, { throwIfNoEntry: false })
  return answer
}
