import { existsSync } from 'node:fs'
import { isAbsolute, relative, resolve } from 'node:path'
import type { Contract } from '../../contract/contract.js'
import { packageRoot } from '../../package-root.js'
import { lineOf } from '../../run/line-of.js'
import { fileInExtension } from './file-in-extension.js'

/** Where something stands. */
export interface Placed {
  /** Relative to the project; of an extension, absolute. */
  readonly file: string
  /** Counted from 1; absent where it is not known. */
  readonly line?: number
}

/**
 * Finds the line of a file that one of these texts stands on, the first that is found.
 *
 * @param contract whose extensions may have the file
 * @param given relative to the project
 */
export function placed(
  contract: Contract,
  given: string,
  ...texts: readonly (string | RegExp)[]
): Placed {
  const file = fileInExtension(contract, given) ?? given
  for (const text of texts) {
    const line = lineOf(file, text)
    if (line !== undefined) return { file, line }
  }
  return { file }
}

/** `suites/accounts/balances/balances-order.scenario.ts:5`. The published package has no suites and no proof but compiled. */
export function placeText({ file, line }: Placed): string {
  const shown = isAbsolute(file) ? relative('.', file) : file
  if (line !== undefined) return `${shown}:${line}`
  return existsSync(resolve(packageRoot, file)) ? shown : `${file} (in the source)`
}
