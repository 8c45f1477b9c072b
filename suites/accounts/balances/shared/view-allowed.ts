import type { Stage } from '../../../../src/scenario/index.js'

/**
 * Whether the customer may view an account, as the account says by now: others may have changed that since it was
 * listed. Undefined where it does not say.
 */
export async function viewAllowed(
  { customer }: Pick<Stage, 'customer'>,
  accountId: string,
): Promise<boolean | undefined> {
  const account = await customer.send('getAccount', { path: { accountId } })
  const view = account.status === 200 ? account.at('/allows/view') : undefined
  return typeof view === 'boolean' ? view : undefined
}
