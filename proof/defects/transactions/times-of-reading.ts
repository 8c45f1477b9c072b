import { changeJson } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

/** The time of an answer, with a part that no two answers have. */
const timeOf = (() => {
  let told = 0
  return (now: number): string => {
    told = (told + 1) % 1000
    return new Date(now - told).toISOString()
  }
})()

const defect: Defect = {
  name: 'times-of-reading',
  sentence: 'getTransaction says that a transaction took effect when it was read.',
  breaks: ['transactions.history.items-agree', 'transactions.memo.others-untouched'],
  response: changeJson(
    { operations: ['getTransaction'], statuses: [200] },
    (transaction, _response, _request, { now }) => ({ ...transaction, effectiveAt: timeOf(now()) }),
  ),
}

export default defect
