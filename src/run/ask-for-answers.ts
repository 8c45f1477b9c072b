import { articleFor } from '../contract/article-for.js'
import type { Contract } from '../contract/contract.js'
import type { Requirement } from '../contract/requirement.js'
import type { Finding } from './finding.js'

/** One for all members of a representation, or for all headers of an answer. */
function remedyFor(origin: Requirement['origin'] | undefined): string | undefined {
  switch (origin?.kind) {
    case 'member':
      return `let ${named(origin.schema)} show all of ${isMany(origin.schema) ? 'their' : 'its'} members`
    case 'presence':
    case 'carried':
      return `let an answer show ${named(origin.schema)}`
    case 'header':
      return `let ${origin.operation} answer with ${origin.status}`
    default:
      return undefined
  }
}

/** Schemas are named for one thing, or for many: an account, accounts. */
const isMany = (schema: string): boolean => schema.endsWith('s')
const named = (schema: string): string =>
  isMany(schema) ? schema : `${articleFor(schema)} ${schema}`

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
