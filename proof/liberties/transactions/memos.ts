import { changeJson } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'
import type { AlteredBehaviour } from '../../variation.js'

const malformed = changeJson({}, ({ _error: error, ...body }) => ({
  ...body,
  _error: { ...(error as object), statusCode: 400 },
}))

/** Milliseconds until a transaction shows what became of its memo. */
const lag = 400

interface Kept {
  readonly at: number
  readonly text: string | undefined
}

/** Transactions whose memos are asked for at the moment, with how many requests. */
const asked = new Map<string, number>()
const ask = (address: string, by: number): void => {
  const [, id] = /\/transactions\/([^/]+)\/memo$/.exec(new URL(address).pathname) ?? []
  if (id !== undefined) asked.set(id, (asked.get(id) ?? 0) + by)
}

/** Transactions are kept apart from their memos, and follow them later; a memo by itself is shown as it is. */
const transactionsFollow =
  (isLate = (_reading: number): boolean => true): AlteredBehaviour =>
  ({ admits, memos }) => {
    let now = 0
    let readings = 0
    asked.clear()
    return {
      admits(actor, operation, at) {
        now = at
        if (operation === 'getTransaction') readings += 1
        return admits(actor, operation, at)
      },
      memos(own) {
        const store = memos(own)
        const kept = new Map<string, readonly Kept[]>()
        const keep = (id: string, write: () => void): void => {
          const before = kept.get(id) ?? [{ at: -Infinity, text: store.of(id) }]
          write()
          kept.set(id, [...before, { at: now, text: store.of(id) }])
        }
        return {
          ...store,
          of(id) {
            const told = kept.get(id)?.findLast(({ at }) => at <= now - lag)
            const isCurrent = (asked.get(id) ?? 0) > 0 || told === undefined || !isLate(readings)
            return isCurrent ? store.of(id) : told.text
          },
          write: (id, text) => keep(id, () => store.write(id, text)),
          erase: (id) => keep(id, () => store.erase(id)),
        }
      },
    }
  }

const shortOnly = (text: string | undefined): string | undefined =>
  text === undefined || text.length > 30 ? undefined : text

const late = (name: string, sentence: string, behaviour: AlteredBehaviour): Liberty => ({
  name: `memos-${name}`,
  sentence,
  because: 'When the member of a transaction follows its memo is not said.',
  behaviour,
  request: (request) => {
    ask(request.url, 1)
    return request
  },
  response: (response, request) => {
    ask(request.url, -1)
    return response
  },
})

/** Other rules for memos. */
const liberties: readonly Liberty[] = [
  {
    name: 'memos-replaced-without-if-match',
    sentence: 'A memo is replaced without If-Match.',
    because: 'If-Match must hold the current entity tag; that it must be there is not said.',
    behaviour: ({ mayWrite }) => ({
      mayWrite: (ifMatch, current, operation) =>
        (operation === 'updateTransactionMemo' && ifMatch === undefined) ||
        mayWrite(ifMatch, current, operation),
    }),
  },
  {
    name: 'memos-created-whatever-tag',
    sentence: 'A memo that is not there is created whatever If-Match holds: 201.',
    because:
      'A PUT creates the memo; what a tag in If-Match means where there is none is not said.',
    behaviour: ({ mayWrite }) => ({
      mayWrite: (ifMatch, current, operation) =>
        (operation === 'updateTransactionMemo' && current === undefined) ||
        mayWrite(ifMatch, current, operation),
    }),
  },
  {
    name: 'memos-created-with-any-tag',
    sentence: 'A memo is created only with If-Match, whatever that holds.',
    because:
      'If-Match must equal the current entity tag; which that is where there is no memo is not said.',
    behaviour: ({ mayWrite }) => ({
      mayWrite: (ifMatch, current, operation) =>
        operation === 'updateTransactionMemo' && current === undefined
          ? ifMatch !== undefined
          : mayWrite(ifMatch, current, operation),
    }),
  },
  {
    name: 'memos-body-first',
    sentence: 'The body of a PUT is looked at before If-Match.',
    because: 'Which of several reasons a refusal names is not shown.',
    behaviour: { memoChecks: () => ['access', 'body', 'precondition'] },
  },
  late(
    'late-in-transactions',
    'A transaction shows its memo 400 milliseconds after it was written or deleted.',
    transactionsFollow(),
  ),
  late(
    'late-on-one-node',
    'Transactions come from two nodes by turns, of which one shows memos 400 milliseconds later.',
    transactionsFollow((reading) => reading % 2 === 1),
  ),
  {
    name: 'memos-never-empty',
    sentence: 'An empty memo is refused with 422.',
    because: 'What a memo may hold is not shown.',
    behaviour: ({ memoText }) => ({ memoText: (body) => memoText(body) || undefined }),
  },
  {
    name: 'memos-short',
    sentence: 'A memo of more than thirty characters is refused with 422.',
    because: 'How long a memo may be is not shown.',
    behaviour: ({ memoText }) => ({ memoText: (body) => shortOnly(memoText(body)) }),
  },
  {
    name: 'memos-short-for-anybody',
    sentence: 'A memo of more than thirty characters is refused with 422, no matter who sends it.',
    because: 'How long a memo may be is not shown, nor which of several reasons a refusal names.',
    behaviour: ({ memoText }) => ({
      memoChecks: () => ['body', 'access', 'precondition'],
      memoText: (body) => shortOnly(memoText(body)),
    }),
  },
  {
    name: 'memos-trimmed',
    sentence: 'White space around a memo is cut off, and runs of it are made one blank.',
    because: 'What becomes of white space is not shown.',
    behaviour: ({ memoText }) => ({
      memoText: (body) => memoText(body)?.trim().replaceAll(/\s+/g, ' '),
    }),
  },
  {
    name: 'memos-bare-after-writing',
    sentence: 'A PUT answers with the text and the links alone.',
    warns: ['transactions.transactionMemo._profile.present'],
    because: 'No other member of a memo is needed to tell what was written.',
    response: changeJson(
      { operations: ['updateTransactionMemo'], statuses: [200, 201] },
      ({ text, _links }) => ({ text, _links }),
    ),
  },
  {
    name: 'memos-untagged-malformed',
    sentence: 'Replacing a memo without If-Match is refused with 400.',
    because: 'That If-Match may be left out is not said.',
    async response(response, request, context) {
      const meant = response.status === 412 && context.operation === 'updateTransactionMemo'
      if (!meant || request.headers.has('if-match')) return response
      const { body, headers } = await malformed(response, request, context)
      return new Response(body, { status: 400, headers })
    },
  },
  {
    name: 'memos-wrong-shape-malformed',
    sentence: 'A memo of the wrong shape is refused with 400.',
    because: 'A body that has not the shape of a memo may be taken for malformed.',
    response({ status, headers, body }, _request, { operation }) {
      const meant = status === 422 && operation === 'updateTransactionMemo'
      if (!meant) return new Response(body, { status, headers })
      return rewritten(new Response(body, { status: 400, headers }))
    },
  },
]

async function rewritten(response: Response): Promise<Response> {
  const { status, headers } = response
  const text = (await response.text()).replaceAll('"statusCode":422', `"statusCode":${status}`)
  return new Response(text, { status, headers })
}

export default liberties
