import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'
import { remember } from '../../alterations/remember.js'

type Row = readonly [operation: string, reading: string, member: string, breaks: string]

const rows: readonly Row[] = [
  [
    'updateTransactionMemo',
    'getTransactionMemo',
    'text',
    'transactions.updateTransactionMemo.match-shown',
  ],
  ['setString', 'getString', 'values', 'text.setString.match-shown'],
  ['setFormat', 'getFormat', 'description', 'text.setFormat.match-shown'],
  ['updateDefinition', 'getDefinition', 'message', 'notifications.updateDefinition.match-shown'],
]

/** An answer to a write that shows what was there before; what that was, earlier answers have told. */
const asBefore = ([operation, reading, member]: Row): NonNullable<Defect['response']> =>
  remember(
    () => new Map<string, string>(),
    async (memory, response, { url }, { operation: asked }) => {
      const { status, headers } = response
      const ours = (asked === operation || asked === reading) && [200, 201].includes(status)
      if (!ours) return response
      const body = (await response.json()) as JsonObject
      const { pathname } = new URL(url)
      const [before, now] = [memory.get(pathname), JSON.stringify(body[member])]
      memory.set(pathname, now)
      const shown = asked === operation && before !== undefined ? before : now
      return new Response(JSON.stringify({ ...body, [member]: JSON.parse(shown) }), {
        status,
        headers,
      })
    },
  )

/** Answers to writes that show something else than what was written. */
const defects: readonly Defect[] = [
  ...rows.map((row) => {
    const [operation, , , breaks] = row
    return {
      name: `written-answers-${operation}-as-before`,
      sentence: `${operation} answers with what was there before.`,
      breaks: [breaks],
      response: asBefore(row),
    }
  }),
  {
    name: 'written-answers-updateTransactionMemo-created-empty',
    sentence: 'The creation of a memo is answered with an empty one.',
    breaks: ['transactions.updateTransactionMemo.match-shown'],
    response: changeJson({ operations: ['updateTransactionMemo'], statuses: [201] }, (memo) => ({
      ...memo,
      text: '',
    })),
  },
]

export default defects
