import { identify, type Sender, type Stage } from '../../../src/scenario/index.js'

/** Whether a caller may access none of these accounts: the list of those that it may access was read to its end. */
export async function isKeptFrom(
  { walk }: Pick<Stage, 'walk'>,
  caller: Sender,
  accounts: readonly string[],
): Promise<boolean> {
  const { items, end } = await walk(caller, 'listAccounts', { limit: 1000 })
  const shown = new Set(items.map(identify))
  return end.kind === 'complete' && !accounts.some((one) => shown.has(one))
}
