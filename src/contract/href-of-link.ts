/**
 * Relations of a document with itself and with pages of its collection, and the address of a notification that is
 * acknowledged by itself: what they lead to takes no values.
 */
const own = new Set(['self', 'first', 'next', 'collection', 'svc:acknowledge'])

/** What a template may have at its end and do without: further parameters and a fragment (RFC 6570, 3.2). */
const optional = /\{[?&#;][^{}]*\}/g

/**
 * The address in a HAL link object of a relation. A template comes to an address where its variables need no values, as
 * those of a page that may be asked for with further parameters; otherwise it is the address of nothing.
 */
export function hrefOfLink(link: unknown, relation: string): string | undefined {
  const { href, templated } = (link ?? {}) as {
    readonly href?: unknown
    readonly templated?: unknown
  }
  if (typeof href !== 'string') return undefined
  if (templated !== true) return href
  const expanded = href.replaceAll(optional, '')
  return own.has(relation) && !/[{}]/.test(expanded) ? expanded : undefined
}
