import { articleFor } from '../article-for.js'
import type { SchemaNode } from '../schema-node.js'
import type { CaseSketch } from './described-case.js'
import { longestText, sampleText } from './sample-text.js'
import { violatedKeywords } from './violated-keywords.js'

/** Characters that most alphabets leave out and that are harmless on the way. */
const strangers = ['!', '*', 'ü', '(', '"', ' ', '<', '€']
const formats: Readonly<Record<string, readonly [name: string, text: string]>> = {
  date: ['not-a-date', 'that is not a date'],
  // A service may take a date without a time, or a time without a zone, for one.
  'date-time': ['not-a-date-time', 'that is not a date-time'],
}

export interface TextPlace {
  readonly name: string
  /** Characters that a value may not hold where it goes, such as the separator of a list. */
  readonly forbidden: string
  /** Whether an empty value would change what the request means. */
  readonly neverEmpty: boolean
  readonly examples: readonly unknown[]
  /** Values that are no value of an enumeration or of a pattern, though they are one of a similar one. */
  readonly nearMisses?: readonly string[]
}

/**
 * Refusals of a string: each value offends one limit only, but for a pattern that repeats a length.
 */
export function textCases(schema: SchemaNode, place: TextPlace): readonly CaseSketch[] {
  const { name, forbidden, neverEmpty } = place
  if (Array.isArray(schema['enum'])) return [unknownValue(name, schema['enum'], place.nearMisses)]
  const usable = (text: string) =>
    (text !== '' || !neverEmpty) && ![...forbidden].some((one) => text.includes(one))
  const only = (text: string, keyword: string) =>
    violatedKeywords(schema, text).length > 0 &&
    violatedKeywords(schema, text).every((one) => one === keyword || one === 'pattern')
  const sample = sampleText(schema, place.examples)
  const { minLength, maxLength, format } = schema
  const cases: CaseSketch[] = []
  if (sample !== undefined && typeof minLength === 'number' && minLength > 0) {
    const short = sample.slice(0, minLength - 1)
    const text = `${articleFor(name)} ${name} of fewer than ${minLength} characters`
    if (usable(short) && only(short, 'minLength')) {
      cases.push({ name: 'too-short', values: [short], text })
    }
  }
  if (sample !== undefined && typeof maxLength === 'number' && maxLength < longestText) {
    const long = (sample || 'a').repeat(maxLength + 1).slice(0, maxLength + 1)
    const text = `${articleFor(name)} ${name} of more than ${maxLength} characters`
    if (usable(long) && only(long, 'maxLength')) {
      cases.push({ name: 'too-long', values: [long], text })
    }
  }
  if (sample !== undefined && schema['pattern'] !== undefined) {
    const strange = strangers
      .map((stranger) => withStranger(sample, stranger))
      .filter((text) => usable(text) && only(text, 'pattern'))
    const text = `${articleFor(name)} ${name} that contains a character that is not allowed`
    if (strange.length > 0) cases.push({ name: 'bad-character', values: strange.slice(0, 2), text })
    const almost = (place.nearMisses ?? []).filter((one) => usable(one) && only(one, 'pattern'))
    const like = `${articleFor(name)} ${name} that is almost one, such as ${almost[0]}`
    if (almost.length > 0) cases.push({ name: 'near-miss', values: almost, text: like })
  }
  const known = typeof format === 'string' && Object.hasOwn(formats, format)
  const told = known ? formats[format] : undefined
  if (told)
    cases.push({
      name: told[0],
      values: ['yesterday'],
      text: `${articleFor(name)} ${name} ${told[1]}`,
    })
  return cases
}

function unknownValue(
  name: string,
  values: readonly unknown[],
  nearMisses: readonly string[] = [],
): CaseSketch {
  const value = ['unknown', 'unheardOf'].find((one) => !values.includes(one)) ?? 'unknownToAll'
  const text = `${articleFor(name)} ${name} that is none of ${values.join(', ')}`
  return { name: 'unknown-value', values: [value, ...nearMisses], text }
}

/** Puts a character into the middle in place of the one that stands there. */
function withStranger(sample: string, stranger: string): string {
  const middle = Math.floor(sample.length / 2)
  return sample.slice(0, middle) + stranger + sample.slice(middle + 1)
}
