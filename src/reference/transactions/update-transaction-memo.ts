import { taggedResponse } from '../hal/tagged-response.js'
import type { Call, Operation } from '../http/operation.js'
import { readJsonBody } from '../http/read-json-body.js'
import { Refusal } from '../http/refusal.js'
import { findTransaction } from './find-transaction.js'
import { memoDocument } from './memo-document.js'
import { memoPath } from './memo-path.js'

/** Creates the memo of a transaction, or replaces it for a caller who knows its current entity tag. */
export const updateTransactionMemo: Operation = {
  id: 'updateTransactionMemo',
  method: 'PUT',
  path: '/transactions/transactions/{transactionId}/memo',
  statuses: [200, 201, 400, 404, 412, 422],
  errors: 'error',
  async answer(call) {
    const { behaviour, memos } = call.office
    const { id } = findTransaction(call)
    const before = memos.of(id)
    let text = ''
    for (const check of behaviour.memoChecks()) {
      if (check === 'body') text = await textOf(call)
      else judgePrecondition(call, id, () => memos.write(id, text))
    }
    memos.write(id, text)
    const document = memoDocument(call, id, text)
    if (before !== undefined) return taggedResponse(call, document)
    const location = behaviour.location(memoPath(id), `${call.url.origin}/api`)
    return taggedResponse(call, document, { status: 201, headers: { location } })
  },
}

async function textOf({ office, request }: Call): Promise<string> {
  const text = office.behaviour.memoText(await readJsonBody(request))
  if (text !== undefined) return text
  throw new Refusal(422, 'invalidBody', 'A memo is an object with the string text.')
}

/** @throws Refusal 412 */
function judgePrecondition(call: Call, id: string, write: () => void): void {
  const { behaviour, memos } = call.office
  const ifMatch = call.request.headers.get('if-match') ?? undefined
  const text = memos.of(id)
  const reading = 'getTransactionMemo'
  const current =
    text === undefined
      ? undefined
      : behaviour.entityTag(JSON.stringify(memoDocument(call, id, text)), reading)
  if (behaviour.mayWrite(ifMatch, current, call.operation.id)) return
  behaviour.declineMemo(write)
  const detail = 'If-Match does not hold the current entity tag of the memo.'
  throw new Refusal(412, 'preconditionFailed', detail)
}
