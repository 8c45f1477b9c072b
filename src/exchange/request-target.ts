export interface RequestTarget {
  /** Scheme, host and port. */
  readonly origin: string
  /** Host and port, for messages. */
  readonly host: string
  /** Path and query, as they go into the request line (RFC 9112, 3.2.1). */
  readonly path: string
}

/**
 * Splits a URL into where to connect and what to ask for.
 *
 * The path keeps the caller's spelling: the URL parser would resolve `..` and `%2e%2e`, and a
 * scenario that asks for such a thing would unknowingly test another resource.
 *
 * @throws TypeError when the URL is not an absolute http or https URL.
 */
export function requestTarget(url: string): RequestTarget {
  const parsed = new URL(url)
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') {
    throw new TypeError(`only http and https can be sent, not ${parsed.protocol}`)
  }
  const { origin, host, pathname, search } = parsed
  const spelled = /^https?:\/\/[^/?#]*([^#]*)/i.exec(url)?.[1]
  // Whatever is not plain ASCII is left to the parser to encode.
  const usable = spelled !== undefined && /^[!-[\]-~]*$/.test(url)
  const path = usable ? spelled : pathname + search
  return { origin, host, path: path.startsWith('/') ? path : `/${path}` }
}
