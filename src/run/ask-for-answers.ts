import { articleFor } from '../contract/article-for.js'
import type { Contract } from '../contract/contract.js'
import type { Requirement } from '../contract/requirement.js'
import type { Finding } from './finding.js'

/** One for all members of a representation, or for all headers of an answer. */
function remedyFor(origin: Requirement['origin'] | undefined): string | undefined {
  if (origin?.kind === 'member') return `let ${shownBy(origin.schema)} members`
  if (origin?.kind === 'header') return `let ${origin.operation} answer with ${origin.status}`
  return undefined
}

/** Schemas are named for one thing, or for many: an account, accounts. */
const shownBy = (schema: string): string =>
  schema.endsWith('s')
    ? `${schema} show all of their`
    : `${articleFor(schema)} ${schema} show all of its`

/** What no answer showed is shown by one that has it: where nothing else would decide it, that is the remedy. */
export const askForAnswers = (
  findings: readonly Finding[],
  contract: Contract,
): readonly Finding[] =>
  findings.map((finding) => {
    if (finding.verdict !== 'inconclusive' || finding.dependsOn !== undefined) return finding
    if (finding.remedy !== undefined || finding.exchanges.length > 0) return finding
    const remedy = remedyFor(contract.requirement(finding.requirement)?.origin)
    return remedy === undefined ? finding : { ...finding, remedy }
  })
