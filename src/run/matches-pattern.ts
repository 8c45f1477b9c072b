/**
 * Whether an id matches a pattern of `--only`: `*` stands for any characters, and a pattern without it
 * matches the id itself and everything below it (`accounts.balances` matches `accounts.balances.order`).
 */
export function matchesPattern(id: string, pattern: string): boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
  return new RegExp(`^${source}(?:[./:].*)?$`).test(id)
}
