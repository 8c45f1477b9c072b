import type { Exchange } from '../../exchange/exchange.js'
import { namedBy } from './named-by.js'
import { type Span, spanOf } from './span.js'

/** A request of Assay that may have changed something. */
export interface Touch {
  readonly span: Span
  readonly url: string
  /** What it names. */
  readonly text: string
}

/** Undefined for a request that only reads. */
export function touchOf(exchange: Exchange): Touch | undefined {
  const { method, url } = exchange.request
  if (/^(?:GET|HEAD|OPTIONS)$/.test(method)) return undefined
  return { span: spanOf(exchange), url, text: namedBy(exchange) }
}

/**
 * Where links lead.
 *
 * @param from address of what shows them
 */
export const addressesOf = (hrefs: readonly string[], from: string): readonly string[] =>
  hrefs.flatMap((href) => (URL.canParse(href, from) ? [new URL(href, from).href] : []))

/**
 * Whether it may have changed a resource: it names it, or went where the resource links to.
 *
 * @param addresses where the links of the resource lead
 */
export const isAbout = ({ url, text }: Touch, id: string, addresses: readonly string[]): boolean =>
  text.includes(id) || addresses.includes(url)
