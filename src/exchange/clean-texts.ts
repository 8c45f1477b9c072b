/** Texts that were looked through and hold no secret. */
interface CleanTexts {
  has(text: string): boolean
  keep(text: string): void
  /** What was looked through before another secret became known says nothing any more. */
  forget(): void
}

/**
 * Remembers texts without a secret: nine in ten that a run looks through were looked through before, as headers and
 * answers come again, and to know a text again takes a tenth of the time.
 *
 * @param most of all that is kept, and of one text, in UTF-16 units, so that memory is bounded
 */
export function cleanTexts(most: { readonly all: number; readonly each: number }): CleanTexts {
  const known = new Set<string>()
  let kept = 0
  const forget = (): void => {
    known.clear()
    kept = 0
  }
  return {
    has: (text) => known.has(text),
    keep(text) {
      if (text.length > most.each) return
      if (kept > most.all) forget()
      known.add(text)
      kept += text.length
    },
    forget,
  }
}
