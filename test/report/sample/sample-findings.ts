import type { Finding } from '../../../src/run/finding.js'
import { hostile } from './hostile.js'
import { sampleRequirements } from './sample-requirements.js'
import { verdictWith } from './verdict-with.js'

/** What the findings of the failing and erroneous requirements say. */
const evidence: Readonly<
  Record<string, Parameters<typeof verdictWith>[1] & Pick<Finding, 'occurrences'>>
> = {
  'accounts.balances.order': {
    expected: 'acc-7, acc-2, acc-4',
    actual: 'acc-2, acc-4, acc-7',
    pointer: '/items',
    exchanges: [88, 91],
    occurrences: 7,
  },
  'accounts.balances.position': { dependsOn: 'accounts.balances.order' },
  'accounts.listAccounts.labels': {
    exchanges: [91],
  },
  'accounts.listAccounts.pages': {
    expected: 'no nextPage_url',
    actual: hostile,
    pointer: '/x~1~0"<b>\u202e',
    exchanges: [91, 88],
    sequence: [
      { exchange: 88, request: 'PUT /a, {"b":1}', answer: 'status 200', due: 'status 200' },
      {
        exchange: 91,
        request: 'PUT /a, If-Match of request 1 ("c"), {"b":2}',
        answer: `status 412, ETag ${hostile}`,
        due: 'status 200',
      },
    ],
  },
  'accounts.getAccount.404': {
    expected: 'application/problem+json',
    actual: 'application/octet-stream',
    exchanges: [97],
  },
  'transactions.list.filter': { actual: `timeout: ${hostile}`, exchanges: [120] },
  'text.strings.set': { exchanges: [131] },
}

/** One finding for each requirement and judge, and one for each that nothing was to decide. */
export const sampleFindings: readonly Finding[] = sampleRequirements.flatMap((requirement) => {
  const judges = requirement.judges.length > 0 ? requirement.judges : [undefined]
  const [operation] = requirement.operations
  const { occurrences, ...told } = evidence[requirement.id] ?? {}
  return judges.map((scenario): Finding => ({
    requirement: requirement.id,
    level: requirement.level,
    clause: requirement.clause,
    interface: requirement.interface,
    operation,
    scenario,
    milliseconds: 12.5,
    occurrences,
    ...verdictWith(requirement.verdict, {
      because: requirement.because,
      remedy: requirement.remedy,
      ...told,
    }),
  }))
})
