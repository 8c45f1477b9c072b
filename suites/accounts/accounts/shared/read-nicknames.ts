import type { Actors } from '../../../../src/scenario/index.js'
import type { OwnView } from './judge-for-transfers.js'

/** What two callers are to see of the nickname of an account, as the first one gave it to the account by now. */
export async function readNicknames(
  caller: Actors['customer'],
  other: Actors['customer'],
  accountId: string,
): Promise<readonly OwnView[]> {
  const account = await caller.send('getAccount', { path: { accountId } })
  const own = account.at('/nickname')
  const told = `customer's nickname, ${JSON.stringify(own)}`
  const isLeftOut = (nickname: unknown): boolean => own === undefined || nickname === undefined
  return [
    {
      caller,
      expected: `the ${told}`,
      isRight: (nickname) => isLeftOut(nickname) || nickname === own,
    },
    {
      caller: other,
      expected: `a nickname that differs from the ${told}`,
      isRight: (nickname) => isLeftOut(nickname) || nickname !== own,
    },
  ]
}
