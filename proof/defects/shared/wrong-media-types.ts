import { changeHeaders } from '../../alterations/change-headers.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  name: string,
  sentence: string,
  mediaType: string,
  meant: (status: number) => boolean,
]

const problem = 'application/problem+json'

const rows: readonly Row[] = [
  ['html', 'says that its JSON is HTML', 'text/html; charset=utf-8', (status) => status < 400],
  ['json-problems', 'has problems as plain JSON', 'application/json', (status) => status >= 400],
  ['problem', 'says of everything that it is a problem', problem, () => true],
]

const operations = ['listAccounts', 'getAccount', 'listAccountBalances', 'listEligibleAchAccounts']

/** Answers of the interface accounts that say they are something else, or say nothing. */
const defects: readonly Defect[] = [
  ...rows.map(([fault, sentence, mediaType, meant]): Defect => {
    const relabel = changeHeaders((headers, { status, body }) => {
      if (meant(status) && body !== null) headers.set('content-type', mediaType)
    })
    return {
      name: `wrong-media-types-listAccounts-${fault}`,
      sentence: `listAccounts ${sentence}.`,
      breaks: ['accounts.listAccounts.media-type'],
      response: (response, request, context) =>
        context.operation === 'listAccounts' ? relabel(response, request, context) : response,
    }
  }),
  {
    name: 'wrong-media-types-hiding-label',
    sentence: 'getAccount says that its JSON is plain text, and leaves the label out.',
    breaks: ['accounts.getAccount.media-type', 'accounts.account.label.present'],
    response: async (response, _, { operation }) => {
      if (operation !== 'getAccount' || response.status !== 200) return response
      const { label: _label, ...account } = (await response.json()) as Record<string, unknown>
      const headers = { 'content-type': 'text/plain; charset=utf-8' }
      return new Response(JSON.stringify(account), { headers })
    },
  },
  {
    name: 'wrong-media-types-accounts-none',
    sentence: 'Answers of the interface accounts have no Content-Type.',
    breaks: [
      'accounts.listAccounts.media-type',
      'accounts.getAccount.media-type',
      'accounts.listAccountBalances.media-type',
      'accounts.listEligibleAchAccounts.media-type',
    ],
    // The server that the bank runs in adds one where there is none, so it is given another name.
    headerName: (field, { operation = '' }) =>
      field.toLowerCase() === 'content-type' && operations.includes(operation)
        ? 'x-media-type'
        : field,
  },
]

export default defects
