import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'
import { operationsOf } from '../../alterations/operations-of.js'

type Row = readonly [
  name: string,
  sentence: string,
  mediaType: string,
  meant: (status: number) => boolean,
]

const success = (status: number): boolean => status < 400
const refusal = (status: number): boolean => status >= 400
const problem = 'application/problem+json'

const html: Row = ['html', 'says that its JSON is HTML', 'text/html; charset=utf-8', success]

/** Of interfaces whose answers are plain JSON and problem documents. */
const plainRows: readonly Row[] = [
  html,
  ['json-problems', 'has problems as plain JSON', 'application/json', refusal],
  ['problem', 'says of everything that it is a problem', problem, () => true],
]

/** Of interfaces whose answers and errors are HAL documents. */
const halRows: readonly Row[] = [
  html,
  ['json', 'says of HAL documents that they are plain JSON', 'application/json', success],
  ['problem-errors', 'says of errors that they are problems', problem, refusal],
]

const rows: Readonly<Record<keyof typeof operationsOf, readonly Row[]>> = {
  accounts: plainRows,
  institutions: plainRows,
  transactions: halRows,
  sessions: plainRows,
  text: halRows,
  notifications: halRows,
  messages: halRows,
}

/** Nothing but errors has a body there. */
const silent = [
  'deleteTransactionMemo',
  'terminateCustomerSession',
  'publishMessage',
  'deleteNotification',
]
/** Which statuses they refuse with is not shown, nor what they say then, or there is nothing to refuse. */
const unrefused = ['getApiDoc', 'getFormats', 'getApi']
/** It is plain JSON anyway. */
const plain = 'getApiDoc'

const interfaces = Object.keys(operationsOf) as (keyof typeof operationsOf)[]

/** One defect for each operation and wrong Content-Type, and one for each interface that sends none. */
const defects: readonly Defect[] = interfaces.flatMap((name) => {
  const served = operationsOf[name]
  return [
    ...served.flatMap((operation, turn) =>
      rows[name]
        // Plain JSON and HTML take turns, where both are wrong.
        .filter(([fault]) => fault !== (turn % 2 === 0 ? 'html' : 'json') || operation === plain)
        .filter(([, , , meant]) => (meant(404) && !meant(200)) || !silent.includes(operation))
        .filter(([, , , meant]) => meant(200) || !unrefused.includes(operation))
        .filter(([fault]) => fault !== 'json' || operation !== plain)
        .map(([fault, sentence, mediaType, meant]) => ({
          name: `wrong-media-types-${operation}-${fault}`,
          sentence: `${operation} ${sentence}.`,
          breaks: [`${name}.${operation}.media-type`],
          response: changeResponse({ operations: [operation] }, (response: Response) => {
            const headers = new Headers(response.headers)
            if (meant(response.status) && response.body !== null)
              headers.set('content-type', mediaType)
            return new Response(response.body, { status: response.status, headers })
          }),
        })),
    ),
    {
      name: `wrong-media-types-${name}-none`,
      sentence: `Answers of the interface ${name} have no Content-Type.`,
      breaks: served.map((operation) => `${name}.${operation}.media-type`),
      // The server that the bank runs in adds one where there is none, so it is given another name.
      headerName: (field, { operation = '' }) =>
        field.toLowerCase() === 'content-type' && served.some((one) => one === operation)
          ? 'x-media-type'
          : field,
    },
  ]
})

export default defects
