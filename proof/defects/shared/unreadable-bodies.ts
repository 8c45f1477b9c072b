import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'

const successes = [200]
const refusals = [400, 401, 403, 404, 422, 429, 503]

type Row = readonly [
  name: string,
  sentence: string,
  statuses: readonly number[],
  change: (body: string) => string,
]

const rows: readonly Row[] = [
  ['cut', 'stops in the middle of a body', successes, (body) => body.slice(0, body.length / 2)],
  ['empty', 'answers with 200 and an empty body', successes, () => ''],
  ['list', 'answers a list where an object is due', successes, (body) => `[${body}]`],
  ['problem-cut', 'leaves out the end of a problem', refusals, (body) => body.slice(0, -1)],
  ['problem-empty', 'refuses with an empty body', refusals, () => ''],
  ['problem-list', 'refuses with a list of problems', refusals, (body) => `[${body}]`],
  ['problem-text', 'refuses with a sentence', refusals, () => JSON.stringify('No.')],
]

const operations = [
  ['listAccounts', 'accounts.listAccounts.body'],
  ['getTransaction', 'transactions.getTransaction.body'],
] as const

/** Bodies of success and of refusal that cannot be read. */
const defects: readonly Defect[] = operations.flatMap(([operation, broken]) =>
  rows.map(([fault, sentence, statuses, change]) => ({
    name: `unreadable-bodies-${operation}-${fault}`,
    sentence: `${operation} ${sentence}.`,
    breaks: [broken],
    response: changeResponse({ operations: [operation], statuses }, async (response) => {
      const { status, headers } = response
      return new Response(change(await response.text()) || null, { status, headers })
    }),
  })),
)

export default defects
