import { Refusal } from '../../../src/reference/http/refusal.js'
import type { Defect } from '../../defect.js'

const characters = [
  ['zero', 'The character NUL', /\\u0000/],
  ['surrogate', 'Half of a pair of surrogates', /\\ud800/],
] as const

/** A store that does not take each character that JSON can tell. */
const defects: readonly Defect[] = characters.flatMap(([name, says, odd]): readonly Defect[] => {
  const storing = (body: unknown): void => {
    if (odd.test(JSON.stringify(body) ?? ''))
      throw new Refusal(500, 'internalError', 'The service is out of order.')
  }
  return [
    {
      name: `odd-characters-${name}-in-memos`,
      sentence: `${says} in a memo brings updateTransactionMemo down.`,
      breaks: ['transactions.updateTransactionMemo.status'],
      behaviour: ({ memoText }) => ({
        memoText(body) {
          storing(body)
          return memoText(body)
        },
      }),
    },
    {
      name: `odd-characters-${name}-in-messages`,
      sentence: `${says} in a message brings publishMessage down.`,
      breaks: ['messages.publishMessage.status'],
      behaviour: ({ readMessage }) => ({
        readMessage(body) {
          storing(body)
          return readMessage(body)
        },
      }),
    },
  ]
})

export default defects
