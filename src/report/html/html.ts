import { escapeInvisible } from '../escape-invisible.js'

/** Markup that is safe to put into a document. Only `html` makes it. */
export interface Html {
  readonly markup: string
}

/** What may stand in a hole of a template; `undefined` and `false` leave it empty. */
export type TemplateValue = Html | string | number | undefined | false | readonly TemplateValue[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The literal parts of each template without the indentation of our source. */
const dense = new WeakMap<TemplateStringsArray, readonly string[]>()

/**
 * Template tag: the literal parts are markup, whatever fills a hole is text and is escaped, in element content and in
 * quoted attribute values alike. Text from a target can therefore never become markup. White space in the literal
 * parts counts as one space, as it does in HTML; where line ends matter, they fill holes.
 */
export function html(template: TemplateStringsArray, ...holes: readonly TemplateValue[]): Html {
  const parts = dense.get(template) ?? template.map((part) => part.replace(/\s+/g, ' '))
  dense.set(template, parts)
  let markup = parts[0] ?? ''
  holes.forEach((hole, index) => {
    markup += fill(hole) + (parts[index + 1] ?? '')
  })
  return { markup }
}

function fill(hole: TemplateValue): string {
  if (hole === undefined || hole === false) return ''
  if (typeof hole === 'number') return String(hole)
  if (typeof hole === 'string')
    return escapeInvisible(hole)
      .replaceAll('\r', '\\r')
      .replace(/[&<>"']/g, (character) => entities[character] ?? '')
  if ('markup' in hole) return hole.markup
  return hole.map(fill).join('')
}
