import { articleFor } from '../contract/article-for.js'
import type { Contract } from '../contract/contract.js'
import type { Finding } from './finding.js'

/**
 * A member that no answer had is shown by one that has it: where nothing else would decide it, that is the remedy,
 * one for all members of a representation.
 */
export const askForMembers = (
  findings: readonly Finding[],
  contract: Contract,
): readonly Finding[] =>
  findings.map((finding) => {
    if (finding.verdict !== 'inconclusive' || finding.dependsOn !== undefined) return finding
    if (finding.remedy !== undefined || finding.exchanges.length > 0) return finding
    const origin = contract.requirement(finding.requirement)?.origin
    if (origin?.kind !== 'member') return finding
    const remedy = `let ${articleFor(origin.schema)} ${origin.schema} show all of its members`
    return { ...finding, remedy }
  })
