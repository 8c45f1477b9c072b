import type { Finding } from '../run/finding.js'

/** Findings by the requirement that they are about, in the order of the run. */
export function findingsByRequirement(
  findings: readonly Finding[],
): ReadonlyMap<string, readonly Finding[]> {
  const found = new Map<string, Finding[]>()
  for (const finding of findings) {
    const others = found.get(finding.requirement)
    if (others) others.push(finding)
    else found.set(finding.requirement, [finding])
  }
  return found
}
