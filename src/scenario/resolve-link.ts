/**
 * Where a link leads that the target gave: absolute, relative to the answer, or beginning with a slash,
 * which may mean the root of the origin or the root of the interface (document 1 says so of Location).
 *
 * @param href the link as it stands in the answer
 * @param from absolute URL of the request that was answered
 * @param baseUrl root of the interface, without a slash at the end
 * @returns an absolute URL, or undefined when it is no http(s) URL
 */
export function resolveLink(href: string, from: string, baseUrl: string): string | undefined {
  const basePath = new URL(baseUrl).pathname.replace(/\/$/, '')
  const belowBase = href === basePath || href.startsWith(`${basePath}/`)
  const fromApiRoot =
    href.startsWith('/') && !href.startsWith('//') && basePath !== '' && !belowBase
  const target = fromApiRoot ? baseUrl + href : href
  if (!URL.canParse(target, from)) return undefined
  const url = new URL(target, from)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  url.hash = ''
  return url.href
}
