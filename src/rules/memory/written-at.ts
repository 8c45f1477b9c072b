import type { ListedItem } from './listing.js'
import type { KnownLists } from './wrong-list.js'

/** When a listed resource was last written by our clock at the latest, as far as it tells by itself or as an item; else Infinity. */
export const writtenAt =
  ({ moments, behind }: KnownLists, id: string) =>
  ({ moment }: ListedItem): number =>
    Math.min(moments.get(id) ?? Infinity, moment) + behind
