/** In UTF-16 units, so that memory is bounded: of all texts that are kept, and of each. */
const most = { all: 500_000, each: 20_000 }

/** Texts that were looked through and hold no secret. */
interface CleanTexts {
  has(text: string): boolean
  keep(text: string): void
  /** Says that another secret is known. */
  forget(): void
}

/**
 * Remembers texts without a secret: nine in ten that a run looks through were looked through before, as headers and
 * answers come again, and a search takes ten times as long as to know them again.
 */
export function cleanTexts(): CleanTexts {
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
