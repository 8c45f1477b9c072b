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

type At = Pick<Stage, 'customer' | 'given' | 'giveUp' | 'once' | 'settled'>

/**
 * Judges that a list which came to the same as another one does so each time: what is in the answers before and after
 * is in each, and what the other list never holds is in none. Where a service has several nodes, something may be seen,
 * then not, and then again: what is wrong counts if something is when the time for that is over, if it was there when
 * that time began, and if it stays there, for others go on publishing and acknowledging.
 */
export async function judgeSteady(
  stage: At,
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
    const others = (whole?.items ?? []).filter((item) => isOld(item) && !isDue(item)).map(identify)
    const isOther = isOneOf(...others)
    const judged = lists.map((list, index) => {
      const isLater = isOneOf(...idsOf(all.slice(index + 2)))
      const earlier = all.slice(0, index + 1).flatMap(({ items }) => items)
      const lasting = new Set(earlier.filter((item) => isOld(item) && isLater(item)).map(identify))
      return { list, lasting, held: new Set(idsOf([list])) }
    })
    const odd = judged.flatMap(({ lasting, held }) => [
      ...[...lasting].filter((id) => !held.has(id)),
      ...others.filter((id) => held.has(id)),
    ])
    const gone = odd.length > 0 ? await goneOf(odd, stage, due) : new Set()
    for (const { list, lasting } of judged) {
      const staying = [...lasting].filter((id) => !gone.has(id))
      if (staying.length > 0) compare(list).holds(staying)
      compare(list).holdsNo(
        'notification that the other list never holds',
        (item) => isOther(item) && !gone.has(identify(item)),
      )
    }
    return { still: true }
  })
}

/** Those of some notifications that are in no list any more when each node has seen what was taken away. */
async function goneOf(
  ids: readonly string[],
  stage: At,
  due: Narrowed,
): Promise<ReadonlySet<string>> {
  await stage.settled(
    () => undefined,
    () => false,
  )
  const whole = await wholeList(stage)
  const lists: Waiting[] = []
  for (let asked = 0; asked < often; asked += 1) lists.push(await waitingIn(stage, due))
  const there = new Set([...idsOf(lists), ...(whole?.items ?? []).map(identify)])
  return new Set(ids.filter((id) => !there.has(id)))
}

const idsOf = (lists: readonly Pick<Waiting, 'items'>[]): readonly string[] =>
  lists.flatMap(({ items }) => items.map(identify))
