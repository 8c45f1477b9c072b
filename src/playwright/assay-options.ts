import type { SafetyLevel } from '../terms/safety-level.js'

/** What is tested, and where the reports go. Paths are relative to where Playwright is called. */
export interface AssayOptions {
  /** Profile of the target (YAML); `assay.yaml` by default, if it exists. Without a target, the reference bank. */
  readonly profile?: string
  /** Root of the target. */
  readonly baseUrl?: string
  /** All that the profile claims by default. */
  readonly interfaces?: readonly string[]
  /** Ids of requirements or scenarios, `*` stands for anything. */
  readonly only?: readonly string[]
  readonly allow?: SafetyLevel
  /** Of the values that are drawn; the same in each shard. 1 by default. */
  readonly seed?: number
  /** Folder of the reports; `reports` by default. */
  readonly out?: string
  /** Known failures (YAML). */
  readonly baseline?: string
}

/** Tells the processes of Playwright what the configuration says. */
const variable = 'ASSAY_PLAYWRIGHT'

export const keepOptions = (options: AssayOptions): void => {
  process.env[variable] = JSON.stringify(options)
}

/** What the configuration says, in any process that Playwright starts. */
export const keptOptions = (): AssayOptions =>
  JSON.parse(process.env[variable] ?? '{}') as AssayOptions
