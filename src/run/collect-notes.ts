/** Notes of a run that are kept; a flood of them is of no use. */
const most = 200
/** Characters of one. */
const longest = 1000

/** What a reader of the reports should know, each thing once. */
export interface Notes {
  add(text: string): void
  /** In the order in which they came, and how many there was no room for. */
  all(): readonly string[]
}

export function collectNotes(first: readonly string[]): Notes {
  const kept = new Set<string>()
  let left = 0
  const add = (text: string): void => {
    const note =
      text.length > longest ? `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…` : text
    if (kept.has(note)) return
    if (kept.size < most) kept.add(note)
    else left += 1
  }
  for (const text of first) add(text)
  return {
    add,
    all: () =>
      left === 0
        ? [...kept]
        : [...kept, `There were ${left} more notes like these, which are left out.`],
  }
}
