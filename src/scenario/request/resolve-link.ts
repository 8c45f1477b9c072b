/**
 * Where a link leads that the target gave: absolute, relative to the answer, or beginning with a slash,
 * which may mean the root of the origin or the root of the interface (document 1 says so of Location).
 * Of the two, the one that leads back to the resource that was asked is meant: pages follow on pages.
 *
 * @param href the link as it stands in the answer
 * @param from absolute URL of the request that was answered
 * @param baseUrl root of the interface, without a slash at the end
 * @returns an absolute URL, or undefined when it is no http(s) URL
 */
export function resolveLink(href: string, from: string, baseUrl: string): string | undefined {
  const target = isFromApiRoot(href, from, baseUrl) ? baseUrl + href : href
  if (!URL.canParse(target, from)) return undefined
  const url = new URL(target, from)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  url.hash = ''
  return url.href
}

function isFromApiRoot(href: string, from: string, baseUrl: string): boolean {
  const basePath = new URL(baseUrl).pathname.replace(/\/$/, '')
  if (!href.startsWith('/') || href.startsWith('//') || basePath === '') return false
  const [path = ''] = href.split(/[?#]/, 1)
  const asked = new URL(from).pathname
  if (path === asked) return false
  if (basePath + path === asked) return true
  return path !== basePath && !path.startsWith(`${basePath}/`)
}
