import { enumerated, matchesFilter, type Stage } from '../../../../src/scenario/index.js'

const accounts = 'listAccounts'

/**
 * Asks for narrowed lists and short pages as the other customer. Rules hold each of them against its request, no matter who
 * sent it; laws ask as the customer alone.
 */
export async function narrowAsOther({
  otherCustomer,
  operation,
  walk,
}: Pick<Stage, 'otherCustomer' | 'operation' | 'walk'>): Promise<void> {
  const { items } = await walk(otherCustomer, accounts, { limit: '1' })
  for (const parameter of operation(accounts).parameters) {
    const leavesOut = (value: string): boolean =>
      items.some((item) => matchesFilter(item, parameter, [value]) === false)
    const selects = (value: string): boolean =>
      items.some((item) => matchesFilter(item, parameter, [value]) === true)
    const telling = (enumerated(parameter) ?? []).filter(leavesOut)
    const value = telling.find(selects) ?? telling[0]
    if (value !== undefined)
      await otherCustomer.send(accounts, { query: { [parameter.name]: value } })
  }
}
