import type { Behaviour } from '../../../src/reference/behaviour.js'
import { changeHal } from '../../alterations/change-hal.js'
import { changeJson } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'
import type { AlteredBehaviour } from '../../variation.js'

const because = 'Transactions come and go as customers pay.'

/** Calls of the bank between two changes. */
const pace = 40

const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0)

/** What is not in the list of pending transactions says of itself that it is completed. */
const completed = (isGone: (id: string) => boolean) =>
  changeJson({ operations: ['getTransaction'], statuses: [200] }, (transaction) =>
    transaction['state'] === 'pending' &&
    // What was paid by check stays in the list.
    transaction['checkNumber'] === undefined &&
    isGone(String(transaction['_id']))
      ? { ...transaction, state: 'completed' }
      : transaction,
  )

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
    response: completed((id) => !isPending(id)),
  }
}

/** A change comes between the two steps of every so many calls: each time, one of a number comes, or is posted. */
const between = 15
let countedCalls = 0
const isThereAfter = (calls: number, id: string): boolean =>
  (numberOf(id) % 2 === 0) === numberOf(id) <= Math.floor(calls / between)

/** Counts first and selects then: what came or went in between is missing in one of them. */
const countedBefore: AlteredBehaviour = ({ admits, inCollection, count }: Behaviour) => {
  let apart = 0
  countedCalls = 0
  return {
    admits(...call) {
      countedCalls += 1
      apart = 0
      return admits(...call)
    },
    inCollection(transaction, operation) {
      const isIn = inCollection(transaction, operation)
      if (!isIn || transaction.state !== 'pending') return isIn
      const [before, now] = [countedCalls - 1, countedCalls].map((calls) =>
        isThereAfter(calls, transaction.id),
      )
      apart += Number(before) - Number(now)
      return now === true
    },
    count(page, operation) {
      const isWhole = operation === 'getPendingTransactions' && page.whole === page.matching
      return count(page, operation) + (isWhole ? apart : 0)
    },
    numberedPageSize: (limit, operation) =>
      operation === 'getPendingTransactions' ? Math.min(limit, 6) : limit,
  }
}

/** One hold after the other is over. */
let callsSoFar = 0
const isOver = (id: string): boolean => numberOf(id) % 6 <= Math.floor(callsSoFar / pace)

const expiring: AlteredBehaviour = ({ admits, ofHoldStates }: Behaviour) => {
  callsSoFar = 0
  return {
    admits: (...call) => (callsSoFar += 1) > 0 && admits(...call),
    ofHoldStates: (transaction, wanted) =>
      ofHoldStates(
        transaction.holdState === 'active' && isOver(transaction.id)
          ? { ...transaction, holdState: 'expired' }
          : transaction,
        wanted,
      ),
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
  {
    name: 'lively-transactions-counted-before-selected',
    sentence:
      'Pending transactions come and go while a page is made: after they were counted and before they were selected.',
    because: 'That the count and the items of a page are of one moment is not said.',
    behaviour: countedBefore,
    response: completed((id) => !isThereAfter(countedCalls, id)),
  },
  {
    name: 'lively-transactions-expire',
    sentence: 'Holds are over, one after the other, while the bank is looked at.',
    because: 'A hold that is active is one that expires.',
    behaviour: expiring,
    response: changeHal({ statuses: [200] }, (one) =>
      one['holdState'] === 'active' && isOver(String(one['_id']))
        ? { ...one, holdState: 'expired' }
        : one,
    ),
  },
  {
    name: 'lively-transactions-expire-unseen',
    sentence:
      'Holds are over, one after the other, and no transaction shows the state of its hold.',
    because: 'The list of the members of pending items lacks holdState.',
    behaviour: (before: Behaviour, timer) => ({
      ...expiring(before, timer),
      showsHoldState: () => false,
    }),
  },
]

export default liberties
