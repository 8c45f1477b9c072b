import { identify, type Item, type Sender } from '../../../src/scenario/index.js'

/**
 * Whether a queued notification tells that a delivery of it failed: in the list, or where it is read by itself, since
 * which members the items of the list have is not shown.
 *
 * @returns undefined where the list does not tell, and it cannot be read by itself
 */
export async function toldError(
  { customer }: { readonly customer: Sender },
  item: Item,
): Promise<boolean | undefined> {
  if (item['_error'] !== undefined) return true
  const path = { notificationId: identify(item) }
  const alone = await customer.send('getPushNotification', { path })
  return alone.status === 200 ? alone.at('/_error') !== undefined : undefined
}

/** Why nothing is decided then, and what would. */
export const errorNotShown = [
  'The delivery queue shows no _error, and its notifications cannot be read by themselves.',
  { remedy: 'let a notification of the delivery queue show its _error' },
] as const
