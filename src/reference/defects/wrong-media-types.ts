import { changeResponse } from '../change-response.js'
import type { Defect } from '../defect.js'

const operations = ['listAccounts', 'getAccount', 'listAccountBalances', 'listEligibleAchAccounts']

type Row = readonly [
  name: string,
  sentence: string,
  mediaType: string,
  meant: (status: number) => boolean,
]

const rows: readonly Row[] = [
  ['html', 'says that its JSON is HTML', 'text/html; charset=utf-8', (status) => status < 400],
  ['json-problems', 'has problems as plain JSON', 'application/json', (status) => status >= 400],
  ['problem', 'says of everything that it is a problem', 'application/problem+json', () => true],
]

/** One defect for each operation and wrong Content-Type, and one for a bank that sends none. */
const defects: readonly Defect[] = [
  ...operations.flatMap((operation) =>
    rows.map(([name, sentence, mediaType, meant]) => ({
      name: `wrong-media-types-${operation}-${name}`,
      sentence: `${operation} ${sentence}.`,
      breaks: [`accounts.${operation}.media-type`],
      response: changeResponse({ operations: [operation] }, (response) => {
        const headers = new Headers(response.headers)
        if (meant(response.status)) headers.set('content-type', mediaType)
        return new Response(response.body, { status: response.status, headers })
      }),
    })),
  ),
  {
    name: 'wrong-media-types-none',
    sentence: 'The bank sends no Content-Type.',
    breaks: operations.map((operation) => `accounts.${operation}.media-type`),
    // The server that the bank runs in adds one where there is none, so it is given another name.
    headerName: (name, { operation = '' }) =>
      name.toLowerCase() === 'content-type' && operations.includes(operation)
        ? 'x-media-type'
        : name,
  },
]

export default defects
