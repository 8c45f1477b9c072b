import { checkAliasedOperations } from './check-aliased-operations.js'
import { checkDuplicateKeys } from './check-duplicate-keys.js'
import { checkKeys } from './check-keys.js'
import { checkReferenceSiblings } from './check-reference-siblings.js'
import { checkUnusedComponents } from './check-unused-components.js'
import type { Library } from './library.js'
import type { LintFinding } from './lint-finding.js'

/** What only the files themselves show: once references are replaced by what they refer to, it is gone. */
export function checkLibrary(library: Library): readonly LintFinding[] {
  return [
    ...library.files.flatMap(checkDuplicateKeys),
    ...library.files.flatMap(checkKeys),
    ...checkReferenceSiblings(library),
    ...checkUnusedComponents(library),
    ...checkAliasedOperations(library),
  ]
}
