import { changeMemos } from '../../alterations/change-memos.js'
import { riveraTransactions } from '../../../src/reference/books/rivera-transactions.js'
import { changeJson } from '../../alterations/change-json.js'
import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'
import { restate } from '../../alterations/restate.js'

const opened = new Map(riveraTransactions.map(({ id, memo }) => [id, memo]))
/** Those of every day that are completed. */
const isCompleted = (id: string): boolean => /^txn-(?:c|0000[01])/.test(id)
const reading = { operations: ['getTransactionMemo'], statuses: [200] }
const showing = { operations: ['getTransaction'], statuses: [200] }
const hal = { 'content-type': 'application/hal+json' }

/** The life of a memo, from its creation on, gone wrong. */
const defects: readonly Defect[] = [
  {
    name: 'memos-absent-empty',
    sentence:
      'The memo of a transaction that has none is answered as an empty one, without an entity tag.',
    breaks: ['transactions.memo.absent', 'transactions.getTransactionMemo.tag-present'],
    response: changeResponse({ ...reading, statuses: [404] }, async (response) => {
      const error = await response.clone().text()
      if (!error.includes('transactionMemoNotFound')) return response
      const profile = '"_profile":"https://profiles.bank.example/transactionMemo/1.1.1"'
      const links = '"_links":{"self":{"href":"/transactions/memo"}}'
      return new Response(`{"text":"",${profile},${links}}`, { headers: hal })
    }),
  },
  {
    name: 'memos-absent-type',
    sentence: 'The error for a memo that is not there is called notFound.',
    breaks: ['transactions.memo.absent-type'],
    behaviour: ({ errorType }) => ({
      errorType: (name) => (name === 'transactionMemoNotFound' ? 'notFound' : errorType(name)),
    }),
  },
  {
    name: 'memos-with-full-stop',
    sentence: 'A memo that ends without a full stop is given one when it is read by itself.',
    breaks: ['transactions.memo.present'],
    response: changeJson(reading, (memo) => ({
      ...memo,
      text: String(memo['text']).replace(/([^.])$/, '$1.'),
    })),
  },
  {
    name: 'memos-created-200',
    sentence: 'The creation of a memo is answered with 200.',
    breaks: ['transactions.memo.created'],
    response: changeResponse(
      { operations: ['updateTransactionMemo'], statuses: [201] },
      ({ body, headers }) => new Response(body, { headers }),
    ),
  },
  {
    name: 'memos-created-later',
    sentence: 'A memo is answered as created and is not there.',
    breaks: ['transactions.memo.created'],
    behaviour: changeMemos((kept) => {
      const write = (id: string, text: string): void => {
        if (kept.of(id) !== undefined) kept.write(id, text)
      }
      return { write }
    }),
  },
  {
    name: 'memos-of-digits',
    sentence: 'A memo of digits alone is kept as a number.',
    breaks: ['transactions.updateTransactionMemo.text-kept'],
    behaviour: changeMemos((kept) => ({
      write: (id, text) => kept.write(id, /^\d+$/.test(text) ? String(Number(text)) : text),
    })),
  },
  {
    name: 'memos-filled-in',
    sentence: 'What stands in braces in a memo is filled in.',
    breaks: ['transactions.updateTransactionMemo.text-kept'],
    behaviour: changeMemos((kept) => ({
      write: (id, text) => kept.write(id, text.replaceAll(/\$?\{+\w*\}+/g, '')),
    })),
  },
  {
    name: 'memos-filled-in-by-sign',
    sentence: 'What stands behind a sign of placeholders in a memo is filled in.',
    breaks: ['transactions.updateTransactionMemo.text-kept'],
    behaviour: changeMemos((kept) => ({
      write: (id, text) => kept.write(id, text.replaceAll(/\[\[\w+\]\]|#\{\w+\}|%\w+%/g, '')),
    })),
  },
  {
    name: 'memos-of-no-value',
    sentence: 'A memo that says nothing but null or false is kept as an empty one.',
    breaks: ['transactions.updateTransactionMemo.text-kept'],
    behaviour: changeMemos((kept) => ({
      write: (id, text) => kept.write(id, /^(?:null|false)$/.test(text) ? '' : text),
    })),
  },
  {
    name: 'memos-of-zero',
    sentence: 'A memo that says nothing but 0 is kept as an empty one.',
    breaks: ['transactions.updateTransactionMemo.text-kept'],
    behaviour: changeMemos((kept) => ({
      write: (id, text) => kept.write(id, text === '0' ? '' : text),
    })),
  },
  {
    name: 'memos-created-elsewhere',
    sentence: 'The Location of a new memo is that of the memos of all transactions.',
    breaks: ['transactions.memo.created-location'],
    behaviour: { location: () => '/transactions/memos' },
  },
  {
    name: 'memos-created-at-transaction',
    sentence: 'The Location of a new memo is that of its transaction.',
    breaks: ['transactions.memo.created-location'],
    behaviour: ({ location }) => ({
      location: (path, baseUrl) => location(path, baseUrl).replace(/\/memo$/, ''),
    }),
  },
  {
    name: 'memos-replaced-201',
    sentence: 'The replacement of a memo is answered with 201.',
    breaks: ['transactions.memo.replaced'],
    response: (response, { url }, { operation }) => {
      const { body, headers, status } = response
      if (operation !== 'updateTransactionMemo' || status !== 200) return response
      const created = new Headers(headers)
      created.set('location', url)
      return new Response(body, { status: 201, headers: created })
    },
  },
  {
    name: 'memos-replaced-by-text-only',
    sentence: 'A memo with its profile and its links, as it was shown, is refused.',
    breaks: ['transactions.memo.replaced'],
    behaviour: ({ memoText }) => ({
      memoText: (body) => (Object.hasOwn(Object(body), '_links') ? undefined : memoText(body)),
    }),
  },
  {
    name: 'memos-of-pending-only',
    sentence: 'A transaction that is completed gets no memo.',
    breaks: ['transactions.memo.created'],
    behaviour: changeMemos((kept) => ({
      write(id, text) {
        if (!isCompleted(id)) kept.write(id, text)
      },
    })),
  },
  {
    name: 'memos-appended',
    sentence: 'A memo that is put is appended to the one that was there.',
    breaks: ['transactions.memo.replaced', 'transactions.updateTransactionMemo.text-kept'],
    behaviour: changeMemos((kept) => {
      const write = (id: string, text: string): void =>
        kept.write(id, [kept.of(id) ?? [], text].flat().join('\n'))
      return { write }
    }),
  },
  {
    name: 'memos-member-escaped',
    sentence: 'The transaction shows its memo with what markup escapes, escaped.',
    breaks: ['transactions.memo.member-follows'],
    response: changeJson(showing, ({ memo, ...rest }) =>
      typeof memo === 'string' ? { ...rest, memo: memo.replaceAll('&', '&amp;') } : rest,
    ),
  },
  {
    name: 'memos-member-cut',
    sentence: 'The transaction shows the first 255 characters of its memo.',
    breaks: ['transactions.memo.member-follows'],
    response: changeJson(showing, ({ memo, ...rest }) =>
      typeof memo === 'string' ? { ...rest, memo: memo.slice(0, 255) } : rest,
    ),
  },
  {
    name: 'memos-member-of-yesterday',
    sentence: 'A transaction shows the memo that it had when the bank opened.',
    breaks: ['transactions.memo.member-follows'],
    response: changeJson(showing, ({ memo, ...rest }) => {
      const id = String(rest['_id'])
      const was = opened.has(id) || id.startsWith('txn-a') ? opened.get(id) : memo
      return was === undefined ? rest : { ...rest, memo: was }
    }),
  },
  {
    name: 'memos-malformed-422',
    sentence: 'A memo that is no JSON is refused with 422.',
    breaks: ['transactions.memo.malformed'],
    response: restate({ operations: ['updateTransactionMemo'], statuses: [400] }, 422),
  },
  {
    name: 'memos-of-any-shape',
    sentence: 'A memo whose text is a number or an object is taken for its JSON.',
    breaks: ['transactions.memo.invalid'],
    behaviour: { memoText: (body) => textOf((Object(body) as { text?: unknown }).text ?? body) },
  },
  {
    name: 'memos-of-numbers',
    sentence: 'A memo whose text is a number is taken for a text.',
    breaks: ['transactions.memo.invalid'],
    behaviour: ({ memoText }) => ({
      memoText(body) {
        const { text } = Object(body) as { text?: unknown }
        return typeof text === 'number' ? String(text) : memoText(body)
      },
    }),
  },
  {
    name: 'memos-of-nothing',
    sentence: 'A memo whose text is null, and a body that is null, are taken for an empty text.',
    breaks: ['transactions.memo.invalid'],
    behaviour: ({ memoText }) => ({
      memoText: (body) =>
        body === null || (body as { text?: unknown }).text === null ? '' : memoText(body),
    }),
  },
  {
    name: 'memos-of-lists',
    sentence: 'A list is taken for the first memo in it.',
    breaks: ['transactions.memo.invalid'],
    behaviour: ({ memoText }) => ({
      memoText: (body) => memoText(Array.isArray(body) ? body[0] : body),
    }),
  },
  {
    name: 'memos-of-words',
    sentence: 'A body that is a text is taken for that of the memo.',
    breaks: ['transactions.memo.invalid'],
    behaviour: ({ memoText }) => ({
      memoText: (body) => (typeof body === 'string' ? body : memoText(body)),
    }),
  },
  {
    name: 'memos-not-in-tag',
    sentence: 'The entity tag of a transaction stays the same when its memo changes.',
    breaks: ['transactions.memo.tag-of-transaction'],
    behaviour: ({ entityTag }) => ({
      entityTag(representation, operation) {
        if (operation !== 'getTransaction') return entityTag(representation, operation)
        const { memo: _memo, ...rest } = JSON.parse(representation) as { memo?: string }
        return entityTag(JSON.stringify(rest), operation)
      },
    }),
  },
]

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export default defects
