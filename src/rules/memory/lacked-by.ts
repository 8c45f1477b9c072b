import { steadyItem } from './steady-item.js'
import { writtenAt } from './written-at.js'
import { type KnownLists, type ListRemark, wrongList } from './wrong-list.js'

/** What whole lists lack that was there before and afterwards, and that Assay did not change. */
export const lackedBy = (known: KnownLists): readonly ListRemark[] =>
  known.all
    .filter(({ isWhole }) => isWhole)
    .flatMap((list) =>
      [...known.sights].flatMap(([id, seen]) => {
        if (list.items.has(id)) return []
        const around = steadyItem(list, seen, writtenAt(known, id))
        if (around === undefined) return []
        const [{ item }, { list: seenAgain }] = around
        return wrongList('lacks', known, list, { id, item, seenAgain })
      }),
    )
