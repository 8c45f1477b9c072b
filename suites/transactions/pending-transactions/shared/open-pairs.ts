import { identify, type Sender, type Verification } from '../../../../src/scenario/index.js'
import { readPending } from '../../shared/read-pending.js'
import { askAgain } from './ask-again.js'

export type Query = Readonly<Record<string, readonly string[]>>

/** Judges pending lists that two filters narrow at once; returns whether there was something to judge. */
export interface Pairs {
  /** What both select is what each selects by itself. */
  alike(one: Query, other: Query): Promise<boolean>
  /** What both select together, the second one selects by itself as well. */
  within(one: Query, other: Query): Promise<boolean>
  /** Two values of a filter, of which no transaction has both, have none in common beside another filter. */
  apart(some: readonly Query[], beside: Query): Promise<boolean>
}

export function openPairs(sender: Sender, verification: Verification): Pairs {
  const read = async (query: Query) => {
    const list = await readPending(sender, query, 20)
    return { list, ids: list.items.map(identify), whole: list.end.kind === 'complete' }
  }
  const judge = async (one: Query, other: Query, isAlike: boolean): Promise<boolean> => {
    let shown = false
    await verification.confirmed(async (compare) => {
      const both = await read({ ...one, ...other })
      const [mine, theirs] = [await read(one), await read(other)]
      if (!mine.whole || !theirs.whole || mine.ids.length === 0 || theirs.ids.length === 0) return
      shown = true
      const isDue = (id: string): boolean =>
        theirs.ids.includes(id) && (!isAlike || mine.ids.includes(id))
      const such = `those of ${tell(one)} and ${tell(other)}`
      if (both.ids.length > 0) compare(both.list).holdsOnly(such, (item) => isDue(identify(item)))
      const due = isAlike ? mine.ids.filter(isDue) : []
      if (both.whole && due.length > 0) compare(both.list).holds(due)
    })
    if (shown) await askAgain(sender, { ...one, ...other })
    return shown
  }
  return {
    alike: (one, other) => judge(one, other, true),
    within: (one, other) => judge(one, other, false),
    async apart([one, another], beside) {
      if (one === undefined || another === undefined) return false
      let shown = false
      await verification.confirmed(async (compare) => {
        const mine = await read({ ...one, ...beside })
        const theirs = await read({ ...another, ...beside })
        shown = mine.ids.length > 0 && theirs.ids.length > 0
        if (shown) compare(mine.list).lacks(theirs.ids)
      })
      return shown
    },
  }
}

const tell = (query: Query): string =>
  Object.entries(query)
    .map(([name, values]) => `${name} ${values.join()}`)
    .join(', ')
