import type { Severity } from '../../lint/lint-finding.js'

/** What a file says of the rules of `assay lint`; `schemas/lint.schema.json` describes it for editors. */
export interface LintSettings {
  /** The file, as the user gave it. */
  readonly file: string
  /** Severities by the names of rules. */
  readonly rules: Readonly<Record<string, Severity | 'off'>>
  readonly ignore: readonly IgnoredFinding[]
}

/** A finding, or several at one place, that are accepted. */
export interface IgnoredFinding {
  readonly rule: string
  readonly because: string
  /** In which it is found, relative to the settings; any where it is absent. */
  readonly file?: string
  /** JSON Pointer to its place or to what stands around it; any place where it is absent. */
  readonly at?: string
  /** Where the entry stands in the settings, 1-based. */
  readonly line: number
  readonly column: number
}
