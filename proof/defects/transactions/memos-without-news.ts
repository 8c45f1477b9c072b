import { changeJson } from '../../alterations/change-json.js'
import { changeMemos } from '../../alterations/change-memos.js'
import type { Defect } from '../../defect.js'
import { refused } from '../../alterations/refused.js'
import { remember } from '../../alterations/remember.js'

const put = 'updateTransactionMemo'

/** Memos that say nothing, or nothing new. */
const defects: readonly Defect[] = [
  {
    name: 'memos-without-news-empty-not-shown',
    sentence: 'A transaction does not show a memo that is empty.',
    breaks: ['transactions.memo.member-follows'],
    response: changeJson(
      { operations: ['getTransaction'], statuses: [200] },
      ({ memo, ...others }) => (memo === '' || memo === undefined ? others : { ...others, memo }),
    ),
  },
  {
    name: 'memos-without-news-empty-deletes',
    sentence: 'An empty memo is answered like any other, and deletes the one that was there.',
    breaks: ['transactions.updateTransactionMemo.text-kept'],
    behaviour: changeMemos((own) => ({
      write: (id, text) => (text === '' ? own.erase(id) : own.write(id, text)),
    })),
  },
  {
    name: 'memos-without-news-same-refused',
    sentence: 'A memo that is the one that is there is refused as invalid.',
    breaks: ['transactions.memo.replaced'],
    response: remember(
      () => new Map<string, string>(),
      async (written, response, { url }, { operation }) => {
        if (operation !== put || response.status > 201) return response
        const { text } = (await response.clone().json()) as { text: string }
        const isSame = response.status === 200 && written.get(url) === text
        written.set(url, text)
        return isSame ? refused(422, 'It says this already.') : response
      },
    ),
  },
]

export default defects
