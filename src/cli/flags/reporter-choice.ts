import { type reporters } from '../../report/reporters.js'

/** Which report is wanted, and where. */
export interface ReporterChoice {
  readonly name: keyof typeof reporters | 'ndjson'
  /** A file, or `-` for standard output; absent for its usual place. */
  readonly path?: string
}
