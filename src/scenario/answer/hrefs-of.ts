import { hrefOfLink } from '../../contract/href-of-link.js'
import { valueAt } from '../../contract/value-at.js'

/** Addresses of the links of one relation: HAL allows one link object or a list of them; templates that need values are left out. */
export function hrefsOf(holder: unknown, relation: string): readonly string[] {
  const token = relation.replaceAll('~', '~0').replaceAll('/', '~1')
  return [valueAt(holder, `/_links/${token}`)]
    .flat()
    .flatMap((link) => hrefOfLink(link, relation) ?? [])
}
