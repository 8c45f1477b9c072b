import type { Contract } from '../contract/contract.js'
import type { LintFinding } from '../lint/lint-finding.js'

/**
 * Gives what the linter found in a definition with supplements the place where it was written: in the definition, or
 * in a supplement.
 */
export const placeFindings = (
  findings: readonly LintFinding[],
  { interfaces }: Contract,
): readonly LintFinding[] =>
  findings.map(({ pointer, ...finding }) => {
    const home = interfaces.find(({ definitionFile }) => definitionFile === finding.file)
    if (pointer === undefined || home?.supplemented === undefined) return finding
    return { ...finding, ...home.supplemented.placeOf(pathOf(pointer)) }
  })

const pathOf = (pointer: string): readonly (string | number)[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
