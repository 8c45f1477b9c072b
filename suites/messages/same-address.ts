/**
 * Whether two addresses name the same topic, subscription or resource. A service may be known by several
 * names and give whole addresses or parts of them: what stands at the end of the path counts.
 */
export const sameAddress = (one: string, other: string): boolean => endOf(one) === endOf(other)

function endOf(address: string): string {
  const base = 'http://target.invalid/'
  if (!URL.canParse(address, base)) return address
  const { pathname, search } = new URL(address, base)
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  try {
    return decodeURIComponent(last) + search
  } catch {
    return last + search
  }
}
