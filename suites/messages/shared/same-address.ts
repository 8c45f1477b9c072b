/**
 * Whether a link leads to the topic, subscription or resource of an address. A service may be known by several
 * names and give whole addresses or parts of them: what stands at the end of the path counts. A link may have
 * further parameters, which a client follows as they stand.
 */
export function sameAddress(href: string, address: string): boolean {
  const [link, due] = [endOf(href), endOf(address)]
  return link.last === due.last && due.parameters.every((one) => link.parameters.includes(one))
}

function endOf(address: string): { readonly last: string; readonly parameters: readonly string[] } {
  const base = 'http://target.invalid/'
  if (!URL.canParse(address, base)) return { last: address, parameters: [] }
  const { pathname, searchParams } = new URL(address, base)
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  const parameters = [...searchParams].map(([name, value]) => `${name}=${value}`)
  try {
    return { last: decodeURIComponent(last), parameters }
  } catch {
    return { last, parameters }
  }
}
