import type { Stage, Verification } from '../../../src/scenario/index.js'

type Parts = Pick<Stage, 'customer' | 'otherCustomer' | 'knows'> & {
  readonly fixtures: {
    customersAlone(): Promise<string | undefined>
    unviewed(wanted: readonly string[]): Promise<readonly string[]>
  }
}

/** Judges that an account that the other customer asked for, who may not have it, is the customer's as before. */
export async function judgeStillServed(
  stage: Parts,
  operation: 'getAccount' | 'listAccountBalances',
  verify: Verification,
): Promise<void> {
  const { customer, fixtures, knows } = stage
  const alone = knows('otherCustomer') ? await fixtures.customersAlone() : undefined
  if (alone === undefined) return
  const order =
    operation === 'getAccount' ? { path: { accountId: alone } } : { query: { accounts: [alone] } }
  await verify.confirmed(async (compare) => {
    await stage.otherCustomer.send(operation, order)
    const own = await customer.send(operation, order)
    const isRefused = own.status === 403 || own.status === 404
    if (isRefused && (await fixtures.unviewed([alone])).length === 0) compare(own).status(200, 202)
  })
}
