import { changeMemos } from '../../alterations/change-memos.js'
import type { Defect } from '../../defect.js'
import { remember } from '../../alterations/remember.js'

const writing = 'updateTransactionMemo'

/** What shows only after a certain sequence of requests. */
const defects: readonly Defect[] = [
  {
    name: 'memo-sequences-third-write-lost',
    sentence:
      'The third time that a memo is written is answered like the others and changes nothing.',
    breaks: ['transactions.memo.any-order'],
    behaviour: changeMemos((kept) => {
      const writes = new Map<string, number>()
      const write = (id: string, text: string): void => {
        const times = (writes.get(id) ?? 0) + 1
        writes.set(id, times)
        if (times !== 3) kept.write(id, text)
      }
      const erase = (id: string): void => {
        writes.delete(id)
        kept.erase(id)
      }
      return { write, erase }
    }),
  },
  {
    name: 'memo-sequences-member-late',
    sentence: 'A transaction shows a memo as it was when that was last read by itself.',
    breaks: ['transactions.memo.any-order-member', 'transactions.memo.deleted-member'],
    response: remember(
      () => new Map<string, string | undefined>(),
      async (read, response, { url }, { operation }) => {
        const id = new URL(url).pathname.replace(/\/memo$/, '')
        if (operation === 'getTransactionMemo' && response.status !== 304) {
          const { text } = (await response.clone().json()) as { text?: string }
          read.set(id, text)
        }
        if (operation !== 'getTransaction' || response.status !== 200 || !read.has(id))
          return response
        const { memo: _memo, ...rest } = (await response.json()) as { memo?: string }
        const memo = read.get(id)
        const body = JSON.stringify(memo === undefined ? rest : { ...rest, memo })
        return new Response(body, response)
      },
    ),
  },
  {
    name: 'memo-sequences-created-at-once',
    sentence: 'A memo that is created right after one was deleted is said to be replaced.',
    breaks: ['transactions.memo.any-order-answers'],
    response: remember(
      () => new Map<string, boolean>(),
      (deleted, response, { url }, { operation }) => {
        const { pathname } = new URL(url)
        const atOnce = deleted.get(pathname) === true
        deleted.set(pathname, operation === 'deleteTransactionMemo' && response.status === 204)
        if (!atOnce || operation !== writing || response.status !== 201) return response
        return new Response(response.body, { headers: response.headers })
      },
    ),
  },
  {
    name: 'memo-sequences-tag-outlives-memo',
    sentence: 'The entity tag of a memo that was deleted lets one create another one.',
    breaks: ['transactions.memo.any-order-tags'],
    behaviour: ({ entityTag, mayWrite }) => {
      const told = new Set<string>()
      return {
        entityTag(representation, operation) {
          const tag = entityTag(representation, operation)
          if (operation.endsWith('Memo')) told.add(tag)
          return tag
        },
        mayWrite: (ifMatch, current, operation) =>
          mayWrite(ifMatch, current, operation) ||
          (operation === writing && current === undefined && told.has(ifMatch ?? '')),
      }
    },
  },
]

export default defects
