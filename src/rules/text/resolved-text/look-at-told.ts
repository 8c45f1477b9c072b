import type { AskedText } from './asked-text.js'
import { looksFor } from './due-items.js'
import type { Broken, Seen } from './seen.js'
import { kindOf } from './situation.js'

/** Formats that the document names. */
const named = ['small', 'large']

/**
 * Looks at which format and languages an answer says that it is for.
 *
 * @param found languages in which it holds texts
 */
export function lookAtTold(
  body: Readonly<Record<string, unknown>>,
  asked: AskedText,
  found: readonly string[],
): Seen {
  const kept: string[] = []
  const broken: Broken[] = []
  const hold = (about: string, holds: boolean, expected: string, member: string): void => {
    const actual = JSON.stringify(body[member]) ?? 'nothing'
    const situation = `${about} ${kindOf(asked)}`
    // Where the text is in such a language, nothing but what is told of it is wrong.
    const kind = about === 'languages.told' ? { kind: about } : {}
    if (holds) kept.push(situation, about)
    else broken.push({ about, situation, ...kind, expected, actual, pointer: `/${member}` })
  }
  const { format, languages } = body
  if (typeof format === 'string') {
    const due = asked.format ?? 'small'
    const about = asked.format === undefined ? 'formats.default-told' : 'formats.told'
    if (named.includes(due)) hold(about, format === due, due, 'format')
  }
  if (!Array.isArray(languages) || asked.by === 'nothing') return { kept, broken }
  const told = languages.map(String)
  const lookedFor = looksFor(asked.languages).map((one) => one.toLowerCase())
  // Those that were asked for, looked through, or found.
  const possible = new Set([...lookedFor, 'en', 'en-us'])
  const isOther = (one: string): boolean =>
    /^[a-z]{2,3}(?:-[a-z]{2,3})?$/i.test(one) && !possible.has(one.toLowerCase())
  const isNamed = told.some((one) => lookedFor.includes(one.toLowerCase()))
  // Where the text is in another language, that is what is wrong.
  const isFound = found.some((one) => lookedFor.includes(one.toLowerCase()))
  const expected = `${lookedFor.join(' or ')}, perhaps with the default`
  if (isFound) hold('languages.told', !told.some(isOther) && isNamed, expected, 'languages')
  return { kept, broken }
}
