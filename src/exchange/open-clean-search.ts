import { cleanTexts } from './clean-texts.js'
import type { Redactor } from './redactor.js'

/** In UTF-16 units: many answers are given again and again. */
const most = { all: 8 * 1024 * 1024, each: 8 * 1024 * 1024 }

/**
 * Looks for secrets in one value after the other, in every string in them, member names as well. What held none is
 * not looked through again until another secret becomes known.
 *
 * @returns whether a value holds one
 */
export function openCleanSearch(redactor: Redactor): (value: unknown) => boolean {
  const clean = cleanTexts(most)
  let known = redactor.known()
  const inText = (text: string): boolean => {
    if (known !== redactor.known()) clean.forget()
    known = redactor.known()
    if (clean.has(text)) return false
    if (redactor.find(text) !== undefined) return true
    clean.keep(text)
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
