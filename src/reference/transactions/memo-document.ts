import type { Call } from '../http/operation.js'
import { linkTo } from '../hal/link-to.js'
import { memoPath } from './memo-path.js'

/** A memo (document 1, Transaction memo). */
export function memoDocument({ url, services }: Call, transactionId: string, text: string): object {
  const { behaviour } = services
  return {
    _profile: behaviour.profile('transactionMemo', '1.1.1'),
    text,
    _links: { self: linkTo(memoPath(transactionId), url, behaviour) },
  }
}
