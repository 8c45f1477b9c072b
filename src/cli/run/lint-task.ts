import type { DefinitionFault } from '../../lint/definition-error.js'
import type { DocumentSource } from '../../lint/lint-document.js'
import type { LintFinding } from '../../lint/lint-finding.js'
import type { LintSource } from '../../lint/lint-source.js'

/** What is to be linted. */
export type LintTask =
  | { readonly source: LintSource; readonly allowRemote: boolean }
  | { readonly document: DocumentSource }

/** What it came to, or why it cannot be linted. */
export type LintAnswer =
  | { readonly findings: readonly LintFinding[] }
  | { readonly because: string; readonly fault?: DefinitionFault }
