import type { Contract } from '../contract/contract.js'
import type { LintSource } from '../lint/lint-source.js'

/** The definitions of a contract as the linter takes them, with their supplements in them. */
export const lintSourcesOf = ({ interfaces }: Contract): readonly LintSource[] =>
  interfaces.map(({ name, definitionFile, definitionPath, supplemented }) => ({
    path: definitionPath,
    shown: definitionFile,
    interface: name,
    text: supplemented?.text,
  }))
