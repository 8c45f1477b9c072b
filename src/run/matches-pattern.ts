/**
 * Whether an id matches a pattern of `--only`: `*` stands for any characters, and a pattern without it
 * matches the id itself and everything below it (`accounts.balances` matches `accounts.balances.order`).
 * Takes time in proportion to both, for every pattern: a regular expression of many stars would not.
 */
export function matchesPattern(id: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  const last = rest.pop()
  if (!id.startsWith(first)) return false
  if (last === undefined) return endsAt(id, first.length)
  let from = first.length
  for (const part of rest) {
    const at = id.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  for (let at = id.indexOf(last, from); at >= 0; at = id.indexOf(last, at + 1))
    if (endsAt(id, at + last.length)) return true
  return false
}

/** Whether a part of an id ends there, as `accounts` does in `accounts.balances`. */
const endsAt = (id: string, position: number): boolean =>
  position === id.length || './:'.includes(id.charAt(position))
