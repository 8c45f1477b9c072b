import type { Defect } from '../../defect.js'
import { refused } from '../../alterations/refused.js'
import { remember } from '../../alterations/remember.js'

/** Refuses a memo that is put with the text that it has: a store that changes nothing tells so. */
const refusing = (status: number, type: string): NonNullable<Defect['response']> =>
  remember(
    () => new Map<string, string>(),
    async (texts, response, { url }, { operation }) => {
      if (operation === 'deleteTransactionMemo') texts.delete(url)
      if (operation !== 'updateTransactionMemo' || !response.ok) return response
      const { text } = (await response.clone().json()) as { text: string }
      if (texts.get(url) === text) return refused(status, 'Nothing was changed.', type)
      texts.set(url, text)
      return response
    },
  )

/** Memos that are as they were before. */
const defects: readonly Defect[] = [
  {
    name: 'memos-as-before-not-there',
    sentence: 'A memo that is put with the text that it has is said not to be there.',
    breaks: ['transactions.memo.replaced'],
    response: refusing(404, 'transactionMemoNotFound'),
  },
  {
    name: 'memos-as-before-changed-meanwhile',
    sentence: 'A memo that is put with the text that it has is said to have been changed.',
    breaks: ['transactions.memo.replaced'],
    response: refusing(412, 'preconditionFailed'),
  },
  {
    name: 'memos-as-before-full-number',
    sentence: 'With the full account number a transaction shows the memo that it had at first.',
    breaks: ['transactions.memo.member-follows'],
    response: remember(
      () => new Map<string, object>(),
      async (first, response, { url }, { operation }) => {
        const isFull = new URL(url).searchParams.get('unmasked') === 'true'
        if (operation !== 'getTransaction' || response.status !== 200 || !isFull) return response
        const { memo, ...rest } = (await response.json()) as { memo?: string }
        const known = first.get(url) ?? (memo === undefined ? {} : { memo })
        first.set(url, known)
        return new Response(JSON.stringify({ ...rest, ...known }), response)
      },
    ),
  },
]

export default defects
