import { cleanTexts } from '../clean-texts.js'
import { decodedForms } from './decoded-forms.js'
import { type Effort, effortFor } from './effort.js'
import { findSecrets } from './find-secrets.js'
import type { Hit } from './hit.js'
import { jsonStrings } from './json-strings.js'
import { gatherNeedles } from './needles.js'
import { readTokens, type Tokens } from './read-tokens.js'
import { replaceHits } from './replace-hits.js'

/** Known secrets, and what takes their places. */
export interface SecretSearch {
  /** Makes a secret known, from now on, if it has at least six characters. */
  add(secret: string, token: string): void
  /** How many are known. */
  size(): number
  /**
   * Replaces every known secret, whatever it is spelt with. What cannot be looked through to its end within
   * bounds is withheld: of a JSON text the string, of any other the whole.
   *
   * @param cutAtEnd the text may have been cut, in the middle of a secret as well
   */
  replace(text: string, cutAtEnd?: boolean): string
  /**
   * The first secret in a text. Where a text cannot be looked through as a whole, its lines are.
   *
   * @param least characters of a secret that counts
   */
  find(text: string, least: number, wanted: (token: string) => boolean): Found | undefined
}

interface Found {
  readonly token: string
  /** UTF-16 offset. */
  readonly start: number
}

/** A shorter one would be found everywhere. */
const shortest = 6

/** In UTF-16 units: what a whole run holds is small, and most that comes again is. */
const mostKept = { all: 500_000, each: 20_000 }

/** A search that knows nothing yet. */
export function createSecretSearch(tokens: Tokens): SecretSearch {
  const known = new Set<string>()
  const { needles, add } = gatherNeedles()
  const searched = cleanTexts(mostKept)

  /** What stands inside a token of ours is none: tokens stay as they are. */
  const outsideTokens = (text: string, hits: readonly Hit[]): readonly Hit[] => {
    if (hits.length === 0 || !text.includes('‹')) return hits
    const spared = readTokens(text, tokens)
    if (spared.length === 0) return hits
    let next = 0
    return hits
      .toSorted((one, other) => one.start - other.start)
      .filter(({ start, end }) => {
        while ((spared[next]?.end ?? Infinity) <= start) next++
        const { start: from = Infinity, end: to = 0 } = spared[next] ?? {}
        return start < from || end > to
      })
  }

  const replaced = (text: string, effort: Effort, cutAtEnd: boolean): string | undefined => {
    const hits = findSecrets(text, needles, { effort, cutAtEnd })
    if (hits === undefined) return undefined
    const telling = outsideTokens(text, hits)
    return telling.length === 0 ? text : replaceHits(text, telling)
  }

  const byStrings = (text: string, cutAtEnd: boolean): string => {
    if (!isJson(text)) return tokens.withheld(text)
    const effort = effortFor(text.length)
    const clean = (part: string): string =>
      (effort.left > 0 ? replaced(part, effort, cutAtEnd) : undefined) ?? tokens.withheld(part)
    const parts: string[] = []
    let copied = 0
    for (const { start, end } of jsonStrings(text)) {
      parts.push(clean(text.slice(copied, start)), clean(text.slice(start, end)))
      copied = end
    }
    return parts.join('') + clean(text.slice(copied))
  }

  const find: SecretSearch['find'] = (text, least, wanted) => {
    const hits = findSecrets(text, needles, { effort: effortFor(text.length), cutAtEnd: false })
    if (hits === undefined) {
      let start = 0
      const lines = text.split('\n')
      for (const line of lines.length > 1 ? lines : []) {
        const found = find(line, least, wanted)
        if (found) return { token: found.token, start: start + found.start }
        start += line.length + 1
      }
      return undefined
    }
    return outsideTokens(text, hits)
      .filter(({ needle }) => needle.secret.length >= least && wanted(needle.token))
      .map(({ needle, start }) => ({ token: needle.token, start }))
      .toSorted((one, other) => one.start - other.start)[0]
  }

  return {
    find,
    add(secret, token) {
      for (const form of decodedForms(secret)) {
        if (known.has(form) || form.length < shortest) continue
        known.add(form)
        add(form, token)
        searched.forget()
      }
    },
    size: () => known.size,
    replace(text, cutAtEnd = false) {
      if (known.size === 0 || (!cutAtEnd && searched.has(text))) return text
      const result = replaced(text, effortFor(text.length), cutAtEnd) ?? byStrings(text, cutAtEnd)
      if (result === text) searched.keep(text)
      return result
    },
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
