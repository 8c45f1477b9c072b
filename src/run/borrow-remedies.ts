import type { Contract } from '../contract/contract.js'
import type { Finding } from './finding.js'

/**
 * Rules see nothing of an operation that was never asked. What would have had it asked, its scenarios say:
 * the findings of the rules get the remedy that most of these name, whatever a rule would see in its answers.
 */
export function borrowRemedies(
  findings: readonly Finding[],
  contract: Contract,
): readonly Finding[] {
  const isOfStatus = ({ interface: name, operation = '', requirement }: Finding): boolean =>
    contract.operation(name, operation)?.requirement({ kind: 'status' }) === requirement
  const unasked = new Set(
    findings
      .filter((one) => one.verdict === 'inconclusive' && isOfStatus(one))
      .map(({ interface: name, operation }) => `${name}.${operation}`),
  )
  if (unasked.size === 0) return findings
  const remedies = new Map<string, Map<string, number>>()
  // What a rule names would show its own row alone.
  const isOfRule = ({ requirement }: Finding): boolean => {
    const origin = contract.requirement(requirement)?.origin
    return origin?.kind === 'written' && origin.rule !== undefined
  }
  for (const finding of findings) {
    const { interface: name, operation, remedy } = finding
    const key = `${name}.${operation}`
    if (remedy === undefined || isOfRule(finding) || !unasked.has(key)) continue
    const counts = remedies.get(key) ?? new Map<string, number>()
    remedies.set(key, counts.set(remedy, (counts.get(remedy) ?? 0) + 1))
  }
  return findings.map((finding) => {
    if (finding.verdict !== 'inconclusive') return finding
    const { interface: name, operation, remedy, dependsOn } = finding
    const isDue = remedy === undefined || isOfRule(finding)
    if (!isDue || dependsOn !== undefined) return finding
    const counts = remedies.get(`${name}.${operation}`) ?? new Map<string, number>()
    const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
    return most === undefined ? finding : { ...finding, remedy: most[0] }
  })
}
