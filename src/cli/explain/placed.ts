import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../package-root.js'
import { lineOf } from '../../run/line-of.js'

/** Where something stands. */
export interface Placed {
  /** Relative to the project. */
  readonly file: string
  /** Counted from 1; absent where it is not known. */
  readonly line?: number
}

/**
 * Finds the line of a file that one of these texts stands on, the first that is found.
 *
 * @param file relative to the project
 */
export function placed(file: string, ...texts: readonly (string | RegExp)[]): Placed {
  for (const text of texts) {
    const line = lineOf(file, text)
    if (line !== undefined) return { file, line }
  }
  return { file }
}

/** `suites/accounts/balances/balances-order.scenario.ts:5`. The published package has no suites and no proof but compiled. */
export function placeText({ file, line }: Placed): string {
  if (line !== undefined) return `${file}:${line}`
  return existsSync(join(packageRoot, file)) ? file : `${file} (in the source)`
}
