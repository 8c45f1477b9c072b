import type { InterfaceContract } from '../contract/contract.js'
import type { Operation } from '../contract/operation.js'
import type { LintFinding } from '../lint/lint-finding.js'
import type { DeprecatedOperation, InterfaceResult } from './interface-result.js'
import type { RequirementResult } from './requirement-result.js'
import { totalsOf } from './totals-of.js'

/** What came of an interface, but for what was exercised. */
export function interfaceResultOf(
  { name, title, version, digest, supplements, operations }: InterfaceContract,
  requirements: readonly RequirementResult[],
  lint: readonly LintFinding[],
): InterfaceResult {
  const own = requirements.filter((one) => one.interface === name)
  const remarks = lint.filter((one) => one.interface === name)
  const count = (severity: string): number =>
    remarks.filter((one) => one.severity === severity).length
  const deprecated = deprecatedIn(operations, own)
  return {
    name,
    title,
    version,
    digest,
    supplements,
    deprecated: deprecated.length > 0 ? deprecated : undefined,
    totals: totalsOf(own.map(({ verdict }) => verdict)),
    lint: { errors: count('error'), warnings: count('warning') },
  }
}

/** Those of the operations that were tested. */
const deprecatedIn = (
  operations: readonly Operation[],
  requirements: readonly RequirementResult[],
): readonly DeprecatedOperation[] =>
  operations.flatMap(({ id, deprecated }) => {
    const tested = requirements.some((one) => one.verdict !== 'none' && one.operations.includes(id))
    return deprecated !== undefined && tested ? { operation: id, ...deprecated } : []
  })
