import {
  identify,
  type Item,
  type LawStage,
  type Operation,
  type Verification,
} from '../../../src/scenario/index.js'
import { readAfterwards } from '../shared/read-afterwards.js'
import { smallLimit } from '../shared/small-limit.js'
import { standsStill } from '../shared/stands-still.js'
import { mostPages } from './narrowing-of.js'

/**
 * A list that is never asked for without some parameters is narrowed by these: what the whole of it does not hold stands
 * on none of its later pages either, whether or not an item shows what it is selected by.
 */
export async function judgeStrangers(
  stage: LawStage,
  operation: Operation,
  kept: Verification,
): Promise<void> {
  const { customer, plainRequest, walk, walkList } = stage
  if (!operation.parameters.some((one) => one.in === 'query' && one.required)) return
  const stands = standsStill()
  await kept.confirmed(async (compare) => {
    const whole = await walkList(operation)
    if (whole.end.kind !== 'complete' || whole.items.length < 2) return undefined
    const { query } = await plainRequest(operation)
    const limit = Math.min(smallLimit(whole.items.length), 100)
    const small = await walk(customer, operation.id, { ...query, limit }, mostPages + 1)
    // What has no identifier may be the same item, told otherwise.
    if (![...whole.items, ...small.items].every(isNamed)) return undefined
    const known = new Set(whole.items.map(identify))
    const areKnown = small.items.every((item) => known.has(identify(item)))
    const afterwards = areKnown ? undefined : await readAfterwards(stage, operation)
    for (const item of (afterwards ?? []).flatMap(({ items }) => items)) known.add(identify(item))
    for (const page of small.pages.slice(1).filter(({ items }) => items.length > 0))
      compare(page).holdsOnly('items of the whole list', (item) => known.has(identify(item)))
    return { still: stands(whole, afterwards) }
  })
}

const isNamed = (item: Item): boolean => typeof (item['id'] ?? item['_id']) === 'string'
