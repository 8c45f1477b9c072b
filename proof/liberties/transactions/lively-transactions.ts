import type { Behaviour } from '../../../src/reference/behaviour.js'
import { changeJson } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'

const because = 'Transactions come and go as customers pay.'

/** Calls of the bank between two changes. */
const pace = 40

const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0)

/** A bank of which the pending transactions change while it is looked at. */
function lively(
  name: string,
  sentence: string,
  isThere: (number: number, changes: number) => boolean,
): Liberty {
  // One bank is tried at a time.
  let calls = 0
  const isPending = (id: string): boolean => isThere(numberOf(id), Math.floor(calls / pace))
  return {
    name: `lively-transactions-${name}`,
    sentence,
    because,
    behaviour({ inCollection, admits }: Behaviour) {
      calls = 0
      return {
        admits: (...call) => (calls += 1) > 0 && admits(...call),
        inCollection: (transaction, operation) =>
          inCollection(transaction, operation) &&
          (transaction.state !== 'pending' ||
            transaction.check !== undefined ||
            isPending(transaction.id)),
      }
    },
    response: changeJson({ operations: ['getTransaction'], statuses: [200] }, (transaction) => {
      const { _id: id, state } = transaction
      return state === 'pending' && !isPending(String(id))
        ? { ...transaction, state: 'completed' }
        : transaction
    }),
  }
}

/** Banks that do not stand still. */
const liberties: readonly Liberty[] = [
  lively(
    'come',
    'Pending transactions come while the bank is looked at.',
    (number, changes) => number % 8 <= changes,
  ),
  lively(
    'go',
    'Pending transactions go while the bank is looked at.',
    (number, changes) => number % 12 >= changes,
  ),
]

export default liberties
