import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'
import { allOperations } from '../../alterations/operations-of.js'

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
  ['empty', 'answers 200 with an empty body', successes, () => ''],
  ['list', 'answers a list where an object is due', successes, (body) => `[${body}]`],
  ['problem-cut', 'leaves out the end of a problem', refusals, (body) => body.slice(0, -1)],
  ['problem-empty', 'refuses with an empty body', refusals, () => ''],
  ['problem-list', 'refuses with a list of problems', refusals, (body) => `[${body}]`],
  ['problem-text', 'refuses with a sentence', refusals, () => JSON.stringify('No.')],
]

/** Nothing but errors has a body there. */
const silent = [
  'deleteTransactionMemo',
  'terminateCustomerSession',
  'publishMessage',
  'deleteNotification',
]
/** They take nothing that could be wrong, and what a caller is told who may not ask is not shown. */
const unrefused = ['getApiDoc', 'getFormats', 'getApi']

/** What creates answers with a status of its own. */
const statusesOf = (operation: string, kind: readonly number[]): readonly number[] =>
  kind === successes && operation.startsWith('create') ? [201] : kind

/** A body of success and one of refusal for each operation; the ways to spoil them take turns. */
const defects: readonly Defect[] = allOperations.flatMap(({ name, operation }, turn) =>
  [successes, refusals]
    .flatMap((kind) => {
      const ways = rows.filter(([, , statuses]) => statuses === kind)
      return ways.slice(turn % ways.length).slice(0, 1)
    })
    .filter(([, , statuses]) => statuses !== successes || !silent.includes(operation))
    .filter(([, , statuses]) => statuses !== refusals || !unrefused.includes(operation))
    .map(([fault, sentence, kind, change]) => ({
      name: `unreadable-bodies-${operation}-${fault}`,
      sentence: `${operation} ${sentence}.`,
      breaks: [`${name}.${operation}.body`],
      response: changeResponse(
        { operations: [operation], statuses: statusesOf(operation, kind) },
        async (response) => {
          const { status, headers } = response
          return new Response(change(await response.text()) || null, { status, headers })
        },
      ),
    })),
)

export default defects
