import type { Behaviour } from '../../../src/reference/behaviour.js'
import { changeMemos } from '../../alterations/change-memos.js'
import { changeJson } from '../../alterations/change-json.js'
import { changeResponse } from '../../alterations/change-response.js'
import { refused } from '../../alterations/refused.js'
import type { Defect } from '../../defect.js'
import { remember } from '../../alterations/remember.js'

/** Takes transactions away with their memos, where they are listed and where they stand by themselves. */
const withTransactions = (before: Behaviour): Partial<Behaviour> => {
  const gone = new Set<string>()
  return {
    memos(book) {
      const kept = before.memos(book)
      const erase = (id: string): void => {
        gone.add(id)
        kept.erase(id)
      }
      return { ...kept, erase }
    },
    inCollection: (one, operation) => !gone.has(one.id) && before.inCollection(one, operation),
  }
}

/** The end of a memo, gone wrong. */
const defects: readonly Defect[] = [
  {
    name: 'memos-deleted-kept',
    sentence: 'A memo that was deleted is still there.',
    breaks: ['transactions.memo.deleted'],
    behaviour: changeMemos(() => ({ erase: () => undefined })),
  },
  {
    name: 'memos-deleted-with-transactions',
    sentence:
      'With the memo of a transaction the transaction is deleted, which may get another memo.',
    breaks: ['transactions.transaction.same'],
    behaviour: withTransactions,
    response: remember(
      () => new Set<string>(),
      (gone, response, { url }, { operation }) => {
        const of = new URL(url).pathname.replace(/\/memo$/, '')
        if (operation === 'deleteTransactionMemo' && response.status === 204) gone.add(of)
        return operation === 'getTransaction' && gone.has(of)
          ? refused(404, 'There is no such transaction.', 'transactionNotFound')
          : response
      },
    ),
  },
  {
    name: 'memos-deleted-empty',
    sentence: 'A memo that was deleted is there as an empty one.',
    breaks: ['transactions.memo.deleted'],
    behaviour: changeMemos((kept) => ({ erase: (id) => kept.write(id, '') })),
  },
  {
    name: 'memos-deleted-unchanged',
    sentence: 'A memo that was deleted is unchanged to who has its entity tag.',
    breaks: ['transactions.memo.deleted'],
    response: remember(
      () => new Set<string>(),
      (told, response, { url, headers }, { operation }) => {
        if (operation !== 'getTransactionMemo') return response
        told.add(`${url} ${response.headers.get('etag')}`)
        const tag = headers.get('if-none-match') ?? ''
        return response.status === 404 && told.has(`${url} ${tag}`)
          ? new Response(null, { status: 304, headers: { etag: tag } })
          : response
      },
    ),
  },
  {
    name: 'memos-deleted-member-empty',
    sentence: 'A transaction without a memo has an empty one.',
    breaks: ['transactions.memo.deleted-member'],
    response: changeJson(
      { operations: ['getTransaction'], statuses: [200] },
      ({ memo = '', ...rest }) => ({ ...rest, memo }),
    ),
  },
  {
    name: 'memos-deleted-again',
    sentence: 'The deletion of a memo that is not there is answered with 204.',
    breaks: ['transactions.memo.delete-absent'],
    response: changeResponse(
      { operations: ['deleteTransactionMemo'], statuses: [404] },
      async (response) => {
        const error = await response.clone().text()
        const absent = error.includes('transactionMemoNotFound')
        return absent ? new Response(null, { status: 204 }) : response
      },
    ),
  },
  {
    name: 'memos-deleted-again-type',
    sentence: 'The deletion of a memo that is not there is refused for a check.',
    breaks: ['transactions.memo.delete-absent-type'],
    response: changeResponse(
      { operations: ['deleteTransactionMemo'], statuses: [404] },
      async (response) => {
        const { status, headers } = response
        const error = (await response.text()).replaceAll(
          'transactionMemoNotFound',
          'invalidCheckId',
        )
        return new Response(error, { status, headers })
      },
    ),
  },
]

export default defects
