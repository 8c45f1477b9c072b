/** How many names stand in the identifier of a group. */
const levelOf = (group: string): number => group.split('.').length

/** Of the groups that are known one of each other level, which has strings of its own: below a group, and below that one. */
export function groupsAtOtherLevels(
  known: ReadonlyMap<string, readonly string[]>,
  group: string,
): readonly string[] {
  const found = new Map<number, string>()
  for (const [one, strings] of known)
    if (strings.length > 0 && levelOf(one) !== levelOf(group)) found.set(levelOf(one), one)
  return [...found.values()]
}
