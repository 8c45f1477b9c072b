import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { packageRoot } from '../package-root.js'

/**
 * The line of a source file that first has a text in quotes, or fits a pattern, counted from 1.
 *
 * @param file relative to the project, or absolute
 * @returns undefined where it is nowhere in it, or the source is not there, as in the published package
 */
export function lineOf(file: string, text: string | RegExp): number | undefined {
  const found = linesOf(file).findIndex((line) =>
    typeof text === 'string'
      ? ["'", '"', '`'].some((quote) => line.includes(`${quote}${text}${quote}`))
      : text.test(line),
  )
  return found < 0 ? undefined : found + 1
}

function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(resolve(packageRoot, file), 'utf8').split('\n')
  } catch {
    return []
  }
}
