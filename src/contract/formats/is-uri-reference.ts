import { isIPv6 } from 'node:net'

// RFC 3986, appendix B: scheme, authority, path, query, fragment.
const parts = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s
const scheme = /^[a-z][a-z0-9+.-]*$/i
const pathLike = /^(?:[a-z0-9\-._~!$&'()*+,;=:@/]|%[0-9a-f]{2})*$/i
const queryLike = /^(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*$/i
const authority = /^(?:([^@[\]]*)@)?(?:\[([^\]]*)\]|([^:[\]@]*))(?::\d*)?$/
const userInfo = /^(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*$/i
const futureAddress = /^v[0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+$/i

/** Whether a text is a URI reference by RFC 3986, section 4.1: absolute, relative or empty. */
export function isUriReference(text: string): boolean {
  const match = parts.exec(text)
  if (!match) return false
  const [, name, host, path = '', query = '', fragment = ''] = match
  // What stands before the first colon is a scheme or nothing at all (RFC 3986, section 4.2).
  if (name === undefined ? text.startsWith(':') : !scheme.test(name)) return false
  if (host !== undefined && !isAuthority(host)) return false
  return pathLike.test(path) && queryLike.test(query) && queryLike.test(fragment)
}

function isAuthority(text: string): boolean {
  const match = authority.exec(text)
  if (!match) return false
  const [, user = '', literal, host = ''] = match
  if (literal !== undefined) {
    return (
      userInfo.test(user) &&
      ((isIPv6(literal) && !literal.includes('%')) || futureAddress.test(literal))
    )
  }
  return userInfo.test(user) && userInfo.test(host)
}
