/**
 * Whether a URL is at an origin.
 *
 * @param origin scheme, host and port, as `URL.origin` gives it
 */
export function isSameOrigin(url: string, origin: string): boolean {
  // Nothing after the slash can change the origin; this spares most requests the parser.
  if (url.startsWith(`${origin}/`)) return true
  return URL.canParse(url) && new URL(url).origin === origin
}
