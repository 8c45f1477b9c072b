import { changeHeaders } from '../change-headers.js'
import type { Defect } from '../defect.js'
import type { Variation } from '../variation.js'

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
      response: only(operation, (headers, { status }) => {
        if (meant(status)) headers.set('content-type', mediaType)
      }),
    })),
  ),
  {
    name: 'wrong-media-types-none',
    sentence: 'The bank sends no Content-Type.',
    breaks: operations.map((operation) => `accounts.${operation}.media-type`),
    headerName: (name) => (name.toLowerCase() === 'content-type' ? 'x-media-type' : name),
  },
]

function only(
  operation: string,
  change: Parameters<typeof changeHeaders>[0],
): NonNullable<Variation['response']> {
  const changed = changeHeaders(change)
  return (response, request, context) =>
    context.operation === operation ? changed(response, request, context) : response
}

export default defects
