import type { Finding } from '../../run/finding.js'

const slug = (text: string): string => text.replace(/[^A-Za-z0-9._-]+/g, '-')

/**
 * The element id of each finding: requirement and judge, so that a link in a ticket still leads to the same finding in
 * next week's report. Where one judge has several findings on a requirement, the operation tells them apart.
 */
export function findingIds(findings: readonly Finding[]): ReadonlyMap<Finding, string> {
  const taken = new Set<string>()
  const ids = new Map<Finding, string>()
  for (const finding of findings) {
    const plain = ['finding', finding.requirement, finding.scenario ?? 'run'].map(slug).join('--')
    const withOperation = finding.operation ? `${plain}--${slug(finding.operation)}` : plain
    let id = taken.has(plain) ? withOperation : plain
    for (let next = 2; taken.has(id); next++) id = `${withOperation}--${next}`
    taken.add(id)
    ids.set(finding, id)
  }
  return ids
}
