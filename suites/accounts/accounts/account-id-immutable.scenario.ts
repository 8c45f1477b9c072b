import { cutJson, type Item, whyPartial } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario('An account keeps its identifier from one request to the next', {
  verifies: { idImmutable: 'accounts.account.id-immutable' },
  async steps({ operation, walkList, verify, giveUp }) {
    const before = await walkList(operation('listAccounts'))
    const after = await walkList(operation('listAccounts'), { anew: true })
    const page = after.pages[0]
    if (page === undefined || before.items.length === 0)
      return giveUp('The list of listAccounts is empty.', 'add an account of the customer')
    const renamed = renamedIn(before.items, after.items)
    // Of a list that is longer than a walk, each walk may show another part, with accounts that look alike.
    const partial = whyPartial(before) ?? whyPartial(after)
    if (renamed.length > 0 && partial !== undefined) giveUp(partial.because, partial.remedy)
    verify.idImmutable(page).that({
      holds: renamed.length === 0,
      expected: `${String(renamed[0]?.['id'])} again`,
      actual: 'the same account under another identifier',
      pointer: '/items',
      member: 'id',
      absence: true,
    })
  },
})

/** Accounts that are there under another identifier: like no other of their list in all else that they say. */
function renamedIn(before: readonly Item[], after: readonly Item[]): readonly Item[] {
  const gone = without(before, after)
  const newcomers = without(after, before)
  const alike = (one: readonly Item[], other: readonly Item[]): boolean =>
    JSON.stringify(one.map(description).toSorted()) ===
    JSON.stringify(other.map(description).toSorted())
  if (gone.length === before.length && alike(gone, newcomers)) return gone
  const [unique, uniqueLater] = [singles(before), singles(after)]
  const later = new Set(newcomers.map(description).filter((one) => uniqueLater.has(one)))
  return gone.filter((item) => unique.has(description(item)) && later.has(description(item)))
}

const without = (items: readonly Item[], others: readonly Item[]): readonly Item[] => {
  const known = new Set(others.map(({ id }) => id))
  return items.filter(({ id }) => !known.has(id))
}

const description = ({ id: _, ...rest }: Item): string => cutJson(rest, 2000)

/** What a single item says. */
function singles(items: readonly Item[]): ReadonlySet<string> {
  const [once, twice] = [new Set<string>(), new Set<string>()]
  for (const one of items.map(description)) (once.has(one) ? twice : once).add(one)
  for (const one of twice) once.delete(one)
  return once
}
