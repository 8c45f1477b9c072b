import { type Sender, valueAt, type Verification } from '../../../../src/scenario/index.js'

const at = '/sourceAccountNumbers/full'

/** Verifies that the full number of an account is the one that was told right before; an account may get another once. */
export async function judgeSameNumber(
  { customer, onRequest }: { readonly customer: Sender; readonly onRequest: Verification },
  transactionId: string,
): Promise<void> {
  const order = { path: { transactionId }, query: { unmasked: true } }
  await onRequest.confirmed(async (compare) => {
    const [one, other] = [
      await customer.send('getTransaction', order),
      await customer.send('getTransaction', order),
    ]
    const number = valueAt(one.json, at)
    if (number === undefined || other.at(at) === undefined) return
    compare(other, one).tells(at, 'the number told before', (told) => told === number)
  })
}
