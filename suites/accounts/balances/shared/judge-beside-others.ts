import type { Sender, Verification } from '../../../../src/scenario/index.js'

/** A balance that the core cannot supply is not there beside another one, either: nothing comes, or all but this one. */
export async function judgeBesideOthers(
  customer: Sender,
  coreDown: Verification,
  unreachable: string,
  other: string,
): Promise<void> {
  const ask = (...accounts: string[]) =>
    customer.send('listAccountBalances', { query: { accounts } })
  for (const accounts of [
    [other, unreachable],
    [unreachable, other],
  ]) {
    const both = await ask(...accounts)
    // It may be reached again by now.
    if (both.status !== 200 || (await ask(unreachable)).status !== 503) continue
    coreDown(both).status(503, 202)
  }
}
