import { taggedResponse } from '../hal/tagged-response.js'
import { bodyOrRefusal } from '../http/body-or-refusal.js'
import type { Call, Operation } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'
import { findTransaction } from './find-transaction.js'
import { memoDocument } from './memo-document.js'
import { memoPath } from './memo-path.js'
import type { MemoCheck } from './transactions-behaviour.js'

/** Creates the memo of a transaction, or replaces it for a caller who knows its current entity tag. */
export const updateTransactionMemo: Operation = {
  id: 'updateTransactionMemo',
  method: 'PUT',
  path: '/transactions/transactions/{transactionId}/memo',
  statuses: [200, 201, 400, 404, 412, 422],
  errors: 'error',
  async answer(call) {
    const { behaviour, memos } = call.services
    const { transactionId: id = '' } = call.path
    const body = await bodyOrRefusal(call)
    const given = body instanceof Refusal ? undefined : behaviour.memoText(body)
    const text = given ?? (body instanceof Refusal ? '' : JSON.stringify(body))
    const write = (): void => memos.write(id, text)
    const judge = (check: MemoCheck): void => {
      try {
        if (check === 'access') findTransaction(call)
        else if (check === 'precondition') judgePrecondition(call, id)
        else if (given === undefined) throw body instanceof Refusal ? body : misshapen()
      } catch (refusal) {
        behaviour.declineMemo(check, write, call.operation.id)
        throw refusal
      }
    }
    for (const check of behaviour.memoChecks()) judge(check)
    const before = memos.of(id)
    write()
    const document = memoDocument(call, id, text)
    if (before !== undefined) return taggedResponse(call, document)
    const location = behaviour.location(memoPath(id), `${call.url.origin}/api`)
    return taggedResponse(call, document, { status: 201, headers: { location } })
  },
}

const misshapen = (): Refusal =>
  new Refusal(422, 'invalidBody', 'A memo is an object with the string text.')

/** @throws Refusal 412 */
function judgePrecondition(call: Call, id: string): void {
  const { behaviour, memos } = call.services
  const ifMatch = call.request.headers.get('if-match') ?? undefined
  const text = memos.of(id)
  const reading = 'getTransactionMemo'
  const current =
    text === undefined
      ? undefined
      : behaviour.entityTag(JSON.stringify(memoDocument(call, id, text)), reading)
  if (behaviour.mayWrite(ifMatch, current, call.operation.id)) return
  const detail = 'If-Match does not hold the current entity tag of the memo.'
  throw new Refusal(412, 'preconditionFailed', detail)
}
