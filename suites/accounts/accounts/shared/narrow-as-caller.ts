import {
  type Answer,
  enumerated,
  matchesFilter,
  type Sender,
  type Stage,
} from '../../../../src/scenario/index.js'

const accounts = 'listAccounts'

/**
 * Asks for narrowed lists and short pages as a caller beside the customer. Rules hold each of them against its request, no
 * matter who sent it; laws ask as the customer alone.
 *
 * @returns the answers
 */
export async function narrowAsCaller(
  { operation, walk }: Pick<Stage, 'operation' | 'walk'>,
  caller: Sender,
): Promise<readonly Answer[]> {
  const { items, pages } = await walk(caller, accounts, { limit: '1' })
  const narrowed: Answer[] = [...pages]
  for (const parameter of operation(accounts).parameters) {
    const leavesOut = (value: string): boolean =>
      items.some((item) => matchesFilter(item, parameter, [value]) === false)
    const selects = (value: string): boolean =>
      items.some((item) => matchesFilter(item, parameter, [value]) === true)
    const values = enumerated(parameter) ?? []
    const telling = values.filter(leavesOut)
    const value = telling.find(selects) ?? telling[0] ?? values.find(selects)
    if (value !== undefined)
      narrowed.push(await caller.send(accounts, { query: { [parameter.name]: value } }))
  }
  return narrowed
}
