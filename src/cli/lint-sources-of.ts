import { join } from 'node:path'
import type { Contract } from '../contract/contract.js'
import type { LintSource } from '../lint/lint-source.js'
import { packageRoot } from '../package-root.js'

/** The definitions of a contract as the linter takes them, with their supplements in them. */
export const lintSourcesOf = ({ interfaces }: Contract): readonly LintSource[] =>
  interfaces.map(({ name, definitionFile, supplemented }) => ({
    path: join(packageRoot, definitionFile),
    shown: definitionFile,
    interface: name,
    text: supplemented?.text,
  }))
