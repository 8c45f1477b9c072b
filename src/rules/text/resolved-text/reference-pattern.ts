/** A part of a text: what stands in double braces, or what stands around it. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'reference'; readonly text: string; readonly inner: string }

/** What may stand in the place of a reference: nothing but itself, whatever there is, or one of some patterns. */
export type Replacement = 'itself' | 'anything' | readonly string[]

export function partsOf(text: string): readonly TextPart[] {
  if (text !== '' && !text.includes('{{')) return [{ kind: 'text', text }]
  return text
    .split(/(\{\{[^{}]*\}\})/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('{{') && part.endsWith('}}')
        ? { kind: 'reference', text: part, inner: part.slice(2, -2) }
        : { kind: 'text', text: part },
    )
}

export const referencesIn = (text: string): readonly string[] =>
  partsOf(text).flatMap((part) => (part.kind === 'reference' ? [part.inner] : []))

const mostOpen = 2

/** The texts that may come of one, as the source of a pattern; undefined where it could be nearly any. */
export function patternOf(
  text: string,
  replacementOf: (inner: string) => Replacement,
): string | undefined {
  let open = 0
  const parts = partsOf(text).map((part) => {
    if (part.kind === 'text') return escaped(part.text)
    const replacement = replacementOf(part.inner)
    if (replacement === 'itself') return escaped(part.text)
    if (replacement !== 'anything') return `(?:${replacement.join('|')})`
    open += 1
    return '[\\s\\S]*'
  })
  return open > mostOpen ? undefined : parts.join('')
}

export const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Where nothing can be said of what may come of a text, everything is as it may be. */
export const mayBecome = (pattern: string | undefined, text: string): boolean =>
  pattern === undefined || new RegExp(`^${pattern}$`).test(text)
