/** What texts came to. */
export interface RememberedTexts {
  /** What a text came to before, or what it comes to now. */
  of(text: string, make: () => string): string
  /** From now on, texts may come to something else. */
  forget(): void
}

/**
 * Remembers what texts came to: the same headers and bodies come again and again.
 *
 * @param most characters of all texts that are remembered
 */
export function rememberTexts(most: number): RememberedTexts {
  const made = new Map<string, string>()
  let characters = 0
  let times = 0
  const forget = (): void => {
    times += 1
    made.clear()
    characters = 0
  }
  return {
    forget,
    of(text, make) {
      const before = made.get(text)
      if (before !== undefined) return before
      const since = times
      const now = make()
      if (since !== times || text.length > most) return now
      if (characters + text.length > most) forget()
      characters += text.length
      made.set(text, now)
      return now
    },
  }
}
