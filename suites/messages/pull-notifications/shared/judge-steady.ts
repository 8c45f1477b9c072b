import {
  identify,
  type Item,
  often,
  type Stage,
  type Verification,
} from '../../../../src/scenario/index.js'
import { isOneOf } from '../../shared/is-one-of.js'
import { type Narrowed, type Waiting, waitingIn } from '../../shared/waiting-in.js'
import { wholeList } from '../../shared/whole-list.js'

/**
 * Judges that a list which came to the same as another one does so each time: what is in the answers before and after
 * is in each, and what the other list never holds is in none. Where a service has several nodes, something may be seen,
 * then not, and then again: what is wrong counts if something is when the time for that is over, and if it was there when
 * that time began, for others go on publishing.
 */
export async function judgeSteady(
  stage: Pick<Stage, 'customer' | 'given' | 'giveUp' | 'once'>,
  verification: Verification,
  query: Narrowed,
  due: Narrowed,
): Promise<void> {
  let wasThere: ((item: Item) => boolean) | undefined
  await verification.confirmed(async (compare) => {
    const whole = await wholeList(stage)
    const before = await waitingIn(stage, due)
    const isOld = (wasThere ??= isOneOf(...idsOf(whole ? [whole, before] : [before])))
    const lists: Waiting[] = []
    for (let asked = 0; asked < often; asked += 1) lists.push(await waitingIn(stage, query))
    const after = await waitingIn(stage, due)
    const all = [before, ...lists, after]
    const isDue = isOneOf(...idsOf([before, after]))
    const others = (whole?.items ?? []).filter((item) => isOld(item) && !isDue(item))
    const isOther = isOneOf(...others.map(identify))
    for (const [index, list] of lists.entries()) {
      const isLater = isOneOf(...idsOf(all.slice(index + 2)))
      const earlier = all.slice(0, index + 1).flatMap(({ items }) => items)
      const lasting = [
        ...new Set(earlier.filter((item) => isOld(item) && isLater(item)).map(identify)),
      ]
      if (lasting.length > 0) compare(list).holds(lasting)
      compare(list).holdsNo('notification that the other list never holds', isOther)
    }
    return { still: true }
  })
}

const idsOf = (lists: readonly Waiting[]): readonly string[] =>
  lists.flatMap(({ items }) => items.map(identify))
