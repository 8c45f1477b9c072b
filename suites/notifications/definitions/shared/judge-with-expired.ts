import { identify, type Item, type Look, type Sender } from '../../../../src/scenario/index.js'
import { listDefinitions } from './list-definitions.js'

const members = ['type', 'contextName'] as const
/** How often each of them is asked for, with each value of expired. */
const times = 3
/** A search string that may be refused: how short one may be is not shown. */
const letter = 'a'

type Member = (typeof members)[number]

/**
 * Compares lists that are narrowed by expired and by something else with those that are narrowed by one of both. Whether
 * expired definitions are listed unasked is not shown, so what both select is what the filter leaves of a list with
 * `expired`.
 *
 * @returns how many were compared
 */
export async function judgeWithExpired(sender: Sender, compare: Look): Promise<number> {
  const read = (query: Parameters<typeof listDefinitions>[1]) => listDefinitions(sender, query)
  const [expired, others] = await Promise.all([read({ expired: true }), read({ expired: false })])
  if (expired.end.kind !== 'complete' || others.end.kind !== 'complete') return 0
  // Where both are the same, expired narrows nothing.
  if (expired.items.some(isIn(others.items))) return 0
  const whole = await read({})
  let compared = 0
  for (const [flag, list, rest] of [
    [true, expired.items, others.items],
    [false, others.items, expired.items],
  ] as const) {
    for (let time = 0; time < times; time += 1) {
      const sorted = await read({ expired: flag, sortBy: 'type' })
      if (sorted.pages[0]?.status === 200 && rest.length > 0)
        compare(sorted).isExactly(list.map(identify))
    }
    // What a search finds is not shown; that it finds it among those is.
    const found = await read({ expired: flag, q: letter })
    if (found.pages[0]?.status === 200 && rest.length > 0)
      compare(found).holdsNo(`definition that expired=${!flag} selects`, isIn(rest))
    const [one] = rest.filter(isTelling)
    if (one !== undefined) {
      const all = await read({ expired: flag, type: [one.type], contextName: [one.contextName] })
      if (all.pages[0]?.status === 200)
        compare(all).holdsNo(`definition that expired=${!flag} selects`, isIn(rest))
    }
    for (const member of members) {
      const value = tellingValue(member, list, rest)
      if (value === undefined) continue
      const has = (item: Item): boolean => item[member] === value
      const alone = await read({ [member]: [value] })
      const isWhole = whole.items.filter(has).every(isIn(alone.items))
      if (!alone.items.every(has) || alone.items.length === 0 || !isWhole) continue
      for (let time = 0; time < times; time += 1) {
        const both = await read({ expired: flag, [member]: [value] })
        compare(both).isExactly(list.filter(has).map(identify))
      }
      compared += 1
    }
  }
  return compared
}

/** Whether filters can name its type and its context. */
const isTelling = (item: Item): item is Item & Readonly<Record<Member, string>> =>
  members.every((member) => /^[^|]+$/.test(String(item[member] ?? '')))

const isIn = (items: readonly Item[]) => {
  const known = new Set(items.map(identify))
  return (item: Item): boolean => known.has(identify(item))
}

/** A value that some of a list have and some have not, and some of the rest have as well where there is one. */
function tellingValue(
  member: Member,
  list: readonly Item[],
  rest: readonly Item[],
): string | undefined {
  const has = (value: unknown, items: readonly Item[]) => items.some((one) => one[member] === value)
  const values = list.flatMap(({ [member]: value }) =>
    typeof value === 'string' && !value.includes('|') ? [value] : [],
  )
  const telling = values.filter((value) => list.some((item) => item[member] !== value))
  return (
    telling.find((value) => has(value, rest)) ?? telling[0] ?? values.find((one) => has(one, rest))
  )
}
