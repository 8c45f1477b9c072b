import type { Run } from './run.js'

/** Writes a report of its own: the default export of a module that an extension names. */
export interface Reporter {
  /** Name of the file, without a folder: `rates.csv`. */
  readonly file: string
  /** Text of the file. What it is given holds no secret. */
  report(run: Run): string
}
