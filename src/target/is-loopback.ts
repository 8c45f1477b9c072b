/**
 * Whether a URL points to this machine: 127.0.0.0/8 and ::1 (RFC 1122 section 3.2.1.3, RFC 4291
 * section 2.5.3), `localhost` and the names below it (RFC 6761 section 6.3). 0.0.0.0 is not
 * counted: it is no address to send to. Whatever is not an http or https URL is not loopback.
 */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'http:' && protocol !== 'https:') return false
  // The URL parser has already turned every spelling of an IPv4 address into four decimals, and
  // refuses a name that ends in a number, so that nothing but an address can match.
  if (/^127\.\d+\.\d+\.\d+$/.test(hostname) || hostname === '[::1]') return true
  const name = hostname.replace(/\.$/, '')
  return name === 'localhost' || name.endsWith('.localhost')
}
