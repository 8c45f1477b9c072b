import { type Document, isMap, isScalar, parseDocument } from 'yaml'
import type { AddedMember, Addition } from './addition.js'
import { endOf } from './end-of.js'
import { valueText } from './value-text.js'

/** A profile with what it lacked. */
export interface Extended {
  readonly text: string
  /** What was put in, suggestions included. */
  readonly added: readonly Addition[]
  /** What there was no place for: a section above it stands in braces, or has another name that others use. */
  readonly left: readonly Addition[]
}

/**
 * Adds to the text of a profile what it lacks. All lines that stand in it stay as they are, in their order: new ones
 * come between them. What stands there already is not added, whatever its value is, and a suggestion is made once.
 *
 * @param text a profile without mistakes, or nothing
 * @param about what is said above a section that is new, by its path, with points between its names
 */
export function extendProfile(
  text: string,
  additions: readonly Addition[],
  about: Readonly<Record<string, readonly string[]>> = {},
): Extended {
  const added: Addition[] = []
  const left: Addition[] = []
  let extended = text
  for (const { section, members } of additions) {
    const lacking = members.filter((one) => !stands(extended, section, one))
    if (lacking.length === 0) continue
    const addition = { section, members: lacking }
    const next = insert(extended, addition, about)
    if (next === undefined) left.push(addition)
    else {
      extended = next
      added.push(addition)
    }
  }
  return { text: extended, added, left }
}

const parse = (text: string): Document.Parsed => parseDocument(text, { schema: 'core' })

const stands = (
  text: string,
  section: readonly string[],
  { name, isSupposed }: AddedMember,
): boolean =>
  parse(text).hasIn([...section, name]) ||
  (isSupposed === true && new RegExp(`^ *# *${name}:`, 'm').test(text))

function insert(
  text: string,
  { section, members }: Addition,
  about: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  const document = parse(text)
  const missing = section.findIndex((_, at) => !document.hasIn(section.slice(0, at + 1)))
  const depth = missing === -1 ? section.length : missing
  const place = placeBelow(text, document, section.slice(0, depth))
  if (place === undefined) return undefined
  const lines: string[] = depth === 0 && place.offset > 0 ? [''] : []
  const put = (level: number, line: string): void =>
    void lines.push(' '.repeat(place.indent + 2 * (level - depth)) + line)
  // A section of nothing but comments would be no section: it is a comment itself.
  const sign = members.every((one) => one.isSupposed) ? '# ' : ''
  for (const [level, name] of section.entries()) {
    if (level < depth) continue
    for (const line of about[section.slice(0, level + 1).join('.')] ?? []) put(level, `# ${line}`)
    put(level, `${sign}${name}:`)
  }
  for (const { name, value, comment = [], isSupposed } of members) {
    for (const line of comment) put(section.length, `# ${line}`)
    put(section.length, `${isSupposed ? '# ' : ''}${name}: ${valueText(value)}`)
  }
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const [before, after] = [text.slice(0, place.offset), text.slice(place.offset)]
  const gap = before === '' || before.endsWith('\n') ? '' : eol
  return `${before}${gap}${lines.join(eol)}${eol}${after}`
}

/** Where a member of a section may be put: below the last one, with the same indentation. */
function placeBelow(
  text: string,
  document: Document.Parsed,
  section: readonly string[],
): { readonly offset: number; readonly indent: number } | undefined {
  const node = section.length === 0 ? document.contents : document.getIn(section, true)
  if (section.length === 0 && (node === null || (isScalar(node) && node.value === null)))
    return { offset: text.length, indent: 0 }
  const [first] = isMap(node) ? node.items : []
  if (
    !isMap(node) ||
    node.flow ||
    node.anchor !== undefined ||
    first === undefined ||
    !isScalar(first.key)
  )
    return undefined
  const start = first.key.range?.[0] ?? 0
  const end = endOf(text, node)
  if (end === undefined) return undefined
  // Comments at the end, such as suggestions, belong to what stands above them.
  if (section.length === 0 && !/^(?![ \t]*(?:#|$))/m.test(text.slice(end)))
    return { offset: text.length, indent: 0 }
  const indent = start - (text.lastIndexOf('\n', start - 1) + 1)
  // So do those that stand deeper than what is added.
  const [within = ''] = new RegExp(`^(?: {${indent + 1},}#.*\\r?\\n?)*`).exec(text.slice(end)) ?? []
  return { offset: end + within.length, indent }
}
