import { cutJson } from '../../contract/judge/cut-json.js'
import { isNode } from '../../contract/is-node.js'
import { inMemberOrder } from '../../contract/shown/in-member-order.js'
import { describedItem } from './described-item.js'
import type { Item } from '../list/walk.js'

/**
 * What distinguishes an item of a list from every other: its identifier, else its link `self`, else all its members
 * that are described.
 */
export function identify(item: Item): string {
  const id = item['id'] ?? item['_id'] ?? selfOf(item)
  return typeof id === 'string' ? id : cutJson(inMemberOrder(describedItem(item)), 2000)
}

function selfOf({ _links: links }: Item): unknown {
  const self = isNode(links) ? links['self'] : undefined
  return isNode(self) ? self['href'] : undefined
}
