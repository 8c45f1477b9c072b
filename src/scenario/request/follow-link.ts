import { resolveLink } from './resolve-link.js'

/** What becomes of a link that the target gave. */
export type Link =
  | { readonly kind: 'url'; readonly url: string }
  /** No address that a GET can be sent to. */
  | { readonly kind: 'unusable' }
  /** An address that Assay does not go to, and what would change that. */
  | { readonly kind: 'left'; readonly because: string; readonly remedy?: string }

/** Longer than any server accepts; a longer link could only be meant to exhaust the client. */
const longest = 65_536

/**
 * Decides whether a link of the target is followed: only to its own origin, only as it stands.
 *
 * @param href the link as it stands in the answer
 * @param from absolute URL of the request that was answered
 * @param baseUrl root of the interface, without a slash at the end
 */
export function followLink(href: string, from: string, baseUrl: string): Link {
  if (href.length > longest)
    return { kind: 'left', because: `A link of ${href.length} characters is not followed.` }
  const url = resolveLink(href, from, baseUrl)
  if (url === undefined) return { kind: 'unusable' }
  const { origin, username, password } = new URL(url)
  // A link with a name and a password would choose our credentials for us.
  if (username !== '' || password !== '')
    return { kind: 'left', because: 'A link that carries credentials is not followed.' }
  if (origin === new URL(baseUrl).origin) return { kind: 'url', url }
  return {
    kind: 'left',
    because: `A link leads to another origin, ${origin}, and is not followed.`,
    remedy: "target.baseUrl, with the origin that the target's links name",
  }
}
