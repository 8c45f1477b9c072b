import { nestedMembers } from './nested-members.js'

/** Balances that an incomplete answer shows, wherever they stand in it: by account, whether it is marked as missing. */
export function balancesShown(json: unknown): ReadonlyMap<string, boolean> {
  const marks = new Map<string, boolean>()
  for (const { value } of nestedMembers(json)) {
    if (typeof value !== 'object' || value === null) continue
    const { id, incomplete } = value as Readonly<Record<string, unknown>>
    if (typeof id === 'string') marks.set(id, incomplete === true)
  }
  return marks
}
