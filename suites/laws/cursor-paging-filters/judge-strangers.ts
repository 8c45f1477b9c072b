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
import { lostFilter } from './judge-lost.js'
import { mostPages } from './narrowing-of.js'
import { refusals } from './refusals.js'

/**
 * A list that is never asked for without some parameters is narrowed by these: what the whole of it does not hold stands
 * on none of its later pages either, whether or not an item shows what it is selected by.
 */
export async function judgeStrangers(
  stage: LawStage,
  operation: Operation,
  kept: Verification,
): Promise<void> {
  if (!operation.parameters.some((one) => one.in === 'query' && one.required)) return
  const { query = {} } = await stage.plainRequest(operation)
  // That a next page of a plain list is refused is another requirement's failure, of each list.
  if (!(await judgeNarrowed(stage, operation, { query }, kept))) return
  for (const choice of choicesOf(operation, query)) {
    const chosen = { ...query, [choice.name]: choice.value }
    await judgeNarrowed(stage, operation, { query: chosen, choice }, kept)
  }
}

interface Choice {
  readonly name: string
  readonly value: string
}

interface Asked {
  readonly query: NonNullable<Query>
  /** What is asked for otherwise than in a plain request. */
  readonly choice?: Choice
}

type Query = Awaited<ReturnType<LawStage['plainRequest']>>['query']

/** Each other value of what is always asked for and is no filter that items show. */
const choicesOf = ({ parameters }: Operation, query: NonNullable<Query>): readonly Choice[] =>
  parameters
    .filter((one) => one.in === 'query' && one.required && one.filter === undefined)
    .flatMap(({ name, schema }) =>
      (Array.isArray(schema['enum']) ? schema['enum'].map(String) : [])
        .filter((value) => value !== query[name])
        .map((value) => ({ name, value })),
    )

/** Returns whether each page was answered that the one before led to. */
async function judgeNarrowed(
  stage: LawStage,
  operation: Operation,
  { query, choice }: Asked,
  kept: Verification,
): Promise<boolean> {
  const { customer, walk, walkList } = stage
  const stands = standsStill()
  let isBroken = false
  await kept.confirmed(async (compare) => {
    const whole = await walkList(operation, { query })
    if (whole.end.kind !== 'complete' || whole.items.length < 2) return undefined
    const limit = Math.min(smallLimit(whole.items.length), 100)
    const small = await walk(customer, operation.id, { ...query, limit }, mostPages + 1)
    isBroken = small.end.kind === 'broken'
    // What has no identifier may be the same item, told otherwise.
    if (![...whole.items, ...small.items].every(isNamed)) return undefined
    const known = new Set(whole.items.map(identify))
    const areKnown = small.items.every((item) => known.has(identify(item)))
    const lost = choice && (await lostFilter(customer, choice, small.end))
    if (lost !== undefined) return void compare(lost.still, lost.whole).statusIsNot(...refusals)
    const afterwards = areKnown ? undefined : await readAfterwards(stage, operation, query)
    for (const item of (afterwards ?? []).flatMap(({ items }) => items)) known.add(identify(item))
    for (const page of small.pages.slice(1).filter(({ items }) => items.length > 0))
      compare(page).holdsOnly('items of the whole list', (item) => known.has(identify(item)))
    return { still: stands(whole, afterwards) }
  })
  return !isBroken
}

const isNamed = (item: Item): boolean => typeof (item['id'] ?? item['_id']) === 'string'
