import { sameAddress } from './same-address.js'

const segmentsOf = (address: string): readonly string[] =>
  (address.split(/[?#]/)[0] ?? '').split('/').filter((segment) => segment !== '')

/**
 * Whether a link leads to the resource that a message named. A service may give the whole address or what follows its
 * root; an identifier without the kind of resource is the address of nothing.
 */
export function sameEntity(href: string, address: string): boolean {
  const [link, due] = [segmentsOf(href), segmentsOf(address)]
  return sameAddress(href, address) && (due.length < 2 || link.at(-2) === due.at(-2))
}
