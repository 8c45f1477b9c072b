import { fstatSync, writeSync } from 'node:fs'
import { outputError } from './output-error.js'

let isFile: boolean | undefined

/**
 * Prints a text to standard output. What is printed into a pipe goes on its way beside what is done next, and the
 * process does not end before it has arrived.
 *
 * @throws CommandError when standard output is a file that cannot take it
 */
export function print(text: string): void {
  isFile ??= fstatSync(1).isFile()
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
