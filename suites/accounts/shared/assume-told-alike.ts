import {
  type Answer,
  aspectOf,
  describedPart,
  differingMembers,
  identify,
  type Item,
  type Operation,
  type Stage,
} from '../../../src/scenario/index.js'

/** What is read of accounts, in this order. */
interface Reading {
  readonly before: readonly Item[]
  /** Answers that tell of the same accounts in other ways, of one caller and one customer. */
  readonly told: readonly Answer[]
  readonly afterwards: readonly Item[]
}

interface Difference {
  readonly answer: Answer
  readonly place: string
  readonly expected: string
  readonly actual: string
  readonly pointer: string
}

/**
 * What one caller is told of an account is the same, whichever way it is asked for: a law compares what the customer is
 * told. It is read once more where it differs, and fails where the same differs again.
 */
export async function assumeToldAlike(
  assume: Stage['assume'],
  operation: Operation,
  read: () => Promise<Reading>,
): Promise<void> {
  const first = differencesIn(await read(), operation)
  if (first.length === 0) return
  const places = new Set(first.map(({ place }) => place))
  const again = differencesIn(await read(), operation).find(({ place }) => places.has(place))
  if (again === undefined) return
  const { answer, expected, actual, pointer } = again
  const requirement = operation.requirement(aspectOf('items-agree', 'agree'))
  assume(answer, requirement).that({ holds: false, expected, actual, pointer })
}

function differencesIn(
  { before, told, afterwards }: Reading,
  { itemResource }: Operation,
): readonly Difference[] {
  const last = new Map(afterwards.map((item) => [identify(item), item]))
  const known = new Map(before.map((item) => [identify(item), item]))
  const members = itemResource?.members ?? []
  const differing = (one: Item, other: Item): string | undefined =>
    differingMembers(one, other).find((name) => members.includes(name))
  return told.flatMap((answer) =>
    shownIn(answer).flatMap(({ item, at }): Difference[] => {
      const id = identify(item)
      const [usual, later] = [known.get(id), last.get(id)]
      if (usual === undefined || later === undefined) return []
      const member = differing(item, usual)
      if (member === undefined || member !== differing(item, later)) return []
      // What changed more than once meanwhile may have been told as neither.
      if (differingMembers(usual, later).includes(member)) return []
      const [expected, actual] = [usual, item].map((one) => JSON.stringify(one[member]) ?? '')
      const place = `${answer.url} ${id} ${member}`
      const pointer = `${at}/${member}`
      return [{ answer, place, expected: expected ?? '', actual: actual ?? '', pointer }]
    }),
  )
}

/** Accounts as far as the documents describe them: what else is told may be another one each time. */
function shownIn(answer: Answer): readonly { readonly item: Item; readonly at: string }[] {
  if (answer.status !== 200) return []
  const { items, ...alone } = Object(describedPart(answer.operation, answer.json)) as Item
  if (Array.isArray(items))
    return items.map((item: Item, index) => ({ item, at: `/items/${index}` }))
  return typeof alone['id'] === 'string' ? [{ item: alone, at: '' }] : []
}
