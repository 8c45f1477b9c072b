import type { Stage } from '../../../../src/scenario/index.js'
import { isOwnName } from '../../shared/is-own-name.js'
import { itemsOfString } from '../../shared/items-of-string.js'

const mostRead = 5

/** A string of a group of which no text refers to others, so that it is resolved to one of its texts. */
export async function plainString(
  { customer }: Pick<Stage, 'customer'>,
  groupId: string,
  names: readonly string[],
): Promise<{ readonly name: string; readonly values: readonly unknown[] } | undefined> {
  for (const name of names.filter((one) => !isOwnName(one)).slice(0, mostRead)) {
    const answer = await customer.send('getString', { path: { groupId, textStringId: name } })
    const items = answer.status === 200 ? itemsOfString(answer.json) : undefined
    if (items === undefined || items.length === 0 || items.join().includes('{{')) continue
    return { name, values: items.map((one) => (JSON.parse(one) as { value?: unknown }).value) }
  }
  return undefined
}
