import { restate } from '../../alterations/restate.js'
import type { Defect } from '../../defect.js'

const operations = ['listAccounts', 'getAccount', 'listAccountBalances', 'listEligibleAchAccounts']
const forbidden = restate({ operations, statuses: [401] }, 403)

const forbidding = (
  name: string,
  sentence: string,
  breaks: readonly string[],
  isStranger: (hasKey: boolean, hasToken: boolean) => boolean,
): Defect => ({
  name,
  sentence,
  breaks,
  response: (response, request, context) =>
    isStranger(request.headers.has('api-key'), request.headers.has('authorization'))
      ? forbidden(response, request, context)
      : response,
})

/** An interface that forbids what it should ask a caller to authenticate for. */
const defects: readonly Defect[] = [
  forbidding(
    'missing-token-forbidden-accounts',
    'A caller of accounts with a key and no token is forbidden, instead of asked to authenticate.',
    [
      'accounts.listAccounts.without-token',
      'accounts.getAccount.without-token',
      'accounts.listAccountBalances.without-token',
      'accounts.listEligibleAchAccounts.without-token',
    ],
    (hasKey, hasToken) => hasKey && !hasToken,
  ),
  // Beside a token a missing key is answered with 401, so that it is not the key that 403 is about.
  forbidding(
    'missing-credentials-forbidden-accounts',
    'A caller of accounts with neither key nor token is forbidden, instead of asked to authenticate.',
    [
      'accounts.listAccounts.without-credentials',
      'accounts.getAccount.without-credentials',
      'accounts.listAccountBalances.without-credentials',
      'accounts.listEligibleAchAccounts.without-credentials',
    ],
    (hasKey, hasToken) => !hasKey && !hasToken,
  ),
]

export default defects
