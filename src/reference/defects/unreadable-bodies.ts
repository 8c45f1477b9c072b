import type { Defect } from '../defect.js'

const operations = ['listAccounts', 'getAccount', 'listAccountBalances', 'listEligibleAchAccounts']

type Row = readonly [
  name: string,
  sentence: string,
  meant: (status: number) => boolean,
  change: (body: string) => string,
]

const success = (status: number): boolean => status === 200
const refusal = (status: number): boolean => status >= 400

const rows: readonly Row[] = [
  ['cut', 'stops in the middle of a body', success, (body) => body.slice(0, body.length / 2)],
  ['empty', 'answers 200 with an empty body', success, () => ''],
  ['list', 'answers a list where an object is due', success, (body) => `[${body}]`],
  ['problem-cut', 'stops in the middle of a problem', refusal, (body) => body.slice(0, -1)],
  ['problem-empty', 'refuses with an empty body', refusal, () => ''],
  ['problem-list', 'refuses with a list of problems', refusal, (body) => `[${body}]`],
  ['problem-text', 'refuses with a sentence', refusal, () => JSON.stringify('No.')],
]

/** One defect for each operation and way to spoil its bodies. */
const defects: readonly Defect[] = operations.flatMap((operation) =>
  rows.map(([name, sentence, meant, change]) => ({
    name: `unreadable-bodies-${operation}-${name}`,
    sentence: `${operation} ${sentence}.`,
    breaks: [`accounts.${operation}.body`],
    async response(
      response: Response,
      _request: Request,
      context: { operation: string | undefined },
    ) {
      if (context.operation !== operation || !meant(response.status)) return response
      const { status, headers } = response
      const body = change(await response.text())
      return new Response(body === '' ? null : body, { status, headers })
    },
  })),
)

export default defects
