import type { Answer, Item } from '../../../src/scenario/index.js'

/** What comparing a resource with the one behind its link self came to; undefined when it cannot be decided. */
type Sameness =
  | undefined
  | {
      readonly holds: boolean
      readonly expected: string
      readonly actual: string
      readonly pointer: string
    }

/**
 * Whether behind a link self is the resource that carries it.
 *
 * @param from the answer that the resource stood in
 * @param whole whether the resource is that answer, not an item of it
 */
export function sameResource(behind: Answer, from: Answer, holder: Item, whole: boolean): Sameness {
  if (whole && from.items.length > 0) return sameCollection(behind, from)
  // The list in which an item stands is not the item.
  if (!whole && behind.items.length > 0 && isSameAddress(behind, from))
    return { ...words('what the item is', 'the list in which it stands'), holds: false }
  const named = ['_id', 'id', 'name', 'text'].find((member) => holder[member] !== undefined)
  if (named === undefined) {
    const [expected, actual] = [holder, behind.json].map((one) => JSON.stringify(one))
    const holds = !whole || isSameAddress(behind, from) || expected === actual
    return { ...words(expected, actual), holds }
  }
  const id = holder[named]
  const found = behind.at(`/${named}`)
  const compared = { ...words(id, found), holds: found === id, pointer: `/${named}` }
  // An identifier that is no text is another requirement's failure.
  if (typeof id !== 'string' || compared.holds) return { ...compared, holds: true }
  const addressed = segmentsOf(behind.url).includes(id)
  if (found === undefined) return { ...compared, holds: addressed || isLike(behind, holder, whole) }
  // The link says what it is to say; that something else answers is no fault of the link.
  // So it is with one that leads to where it stands: what was written meanwhile is no fault of the link.
  return addressed || (whole && isSameAddress(behind, from)) ? undefined : compared
}

/** The same address has the same collection, even if its items changed; another address has to have the same items. */
function sameCollection(behind: Answer, from: Answer): Sameness {
  const [expected, actual] = [from, behind].map(({ items }) =>
    items.map((item) => String(item['_id'] ?? item['id'] ?? item['name'] ?? '')).toSorted(),
  )
  const compared = words(expected, actual)
  const holds = isSameAddress(behind, from) || compared.expected === compared.actual
  return { ...compared, holds, pointer: '/_embedded/items' }
}

const isSameAddress = (one: Answer, other: Answer): boolean =>
  segmentsOf(one.url).join('/') === segmentsOf(other.url).join('/')

/**
 * Whether anything that both tell is the same, or they tell nothing that could be compared: an item may tell other
 * things than its resource, though that is no list. What was read by itself tells them again.
 */
function isLike({ json, items }: Answer, other: Item, whole: boolean): boolean {
  const one = Object(json) as Item
  const members = Object.keys(other).filter((name) => !name.startsWith('_'))
  const common = members.filter((name) => name in one)
  if (common.length === 0) return members.length === 0 || !(whole || items.length > 0)
  return common.some((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
}

const words = (expected: unknown, actual: unknown) => ({
  expected: typeof expected === 'string' ? expected : JSON.stringify(expected),
  actual: (typeof actual === 'string' ? actual : JSON.stringify(actual)) ?? 'nothing',
  pointer: '',
})

const segmentsOf = (url: string): readonly string[] =>
  new URL(url).pathname.split('/').map((segment) => {
    try {
      return decodeURIComponent(segment)
    } catch {
      return segment
    }
  })
