import type { Redactor } from './redactor.js'

/** UTF-16 units of what is kept in memory: many answers are given again and again. */
const mostKept = 8 * 1024 * 1024

/**
 * Looks for secrets in one value after the other, in every string in them, member names as well. What held none is
 * not looked through again until another secret becomes known.
 *
 * @returns whether a value holds one
 */
export function openCleanSearch(redactor: Redactor): (value: unknown) => boolean {
  const clean = new Set<string>()
  let [kept, known] = [0, redactor.known()]
  const inText = (text: string): boolean => {
    if (kept > mostKept || known !== redactor.known()) {
      clean.clear()
      kept = 0
      known = redactor.known()
    }
    if (clean.has(text)) return false
    if (redactor.find(text) !== undefined) return true
    clean.add(text)
    kept += text.length
    return false
  }
  const holdsSecret = (value: unknown): boolean => {
    if (typeof value === 'string') return inText(value)
    if (typeof value !== 'object' || value === null) return false
    if (Array.isArray(value)) return value.some(holdsSecret)
    return Object.entries(value).some(([name, inner]) => inText(name) || holdsSecret(inner))
  }
  return holdsSecret
}
