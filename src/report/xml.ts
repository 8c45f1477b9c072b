import { escapeInvisible } from './escape-invisible.js'

/** An element without namespaces, which is all that test reports need. */
export interface XmlElement {
  readonly name: string
  /** Attributes that are undefined are left out. */
  readonly attributes?: Readonly<Record<string, string | number | undefined>>
  readonly children?: readonly (XmlElement | string)[]
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}
const refer = (character: string): string => references[character] ?? character

/** `>` is always replaced, so that `]]>` cannot stand in a text (XML 1.0, 2.4). */
const text = (value: string): string => escapeInvisible(value).replace(/[&<>\r]/g, refer)

/** Raw tabs and line ends in an attribute would be read as spaces (XML 1.0, 3.3.3). */
const attribute = (value: string): string => escapeInvisible(value).replace(/[&<>"\t\n\r]/g, refer)

function element(node: XmlElement, indent: string): string {
  const attributes = Object.entries(node.attributes ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${attribute(String(value))}"`)
    .join('')
  const children = node.children ?? []
  const open = `${indent}<${node.name}${attributes}`
  if (children.length === 0) return `${open}/>`
  // Text is significant: an element that holds any gets no white space of ours.
  if (children.some((child) => typeof child === 'string')) {
    const inner = children.map((child) =>
      typeof child === 'string' ? text(child) : element(child, ''),
    )
    return `${open}>${inner.join('')}</${node.name}>`
  }
  const inner = children.map((child) =>
    typeof child === 'string' ? '' : element(child, `${indent}  `),
  )
  return `${open}>\n${inner.join('\n')}\n${indent}</${node.name}>`
}

/**
 * Writes a document that every XML 1.0 parser accepts, whatever its strings hold: characters that
 * XML forbids or that cannot be seen appear as visible escapes.
 *
 * @param root its names come from our own code and are not checked
 * @see XML 1.0 (fifth edition), 2.2 Characters
 */
export function xml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, '')}\n`
}
