import { type Item, valueAt } from '../../src/scenario/index.js'

/** Addresses of the links of one relation: HAL allows one link object or a list of them; templates are left out. */
export function hrefsOf(holder: Item, relation: string): readonly string[] {
  const link = valueAt(holder['_links'], `/${relation.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  return [link].flat().flatMap((one) => {
    const { href, templated } = (one ?? {}) as { href?: unknown; templated?: unknown }
    return typeof href === 'string' && templated !== true ? [href] : []
  })
}
