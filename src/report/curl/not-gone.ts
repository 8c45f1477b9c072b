import type { Exchange } from '../../exchange/exchange.js'
import { groupBy } from '../group-by.js'
import { hasWritten, isAbsence, isDeletion } from './written-resource.js'

/** What was written and not deleted since, unless the telling request is about what was deleted. */
export function notGone(
  earlier: readonly Exchange[],
  telling: Exchange,
  { place, steps, items }: History,
): readonly Exchange[] {
  // What was acknowledged is gone without being deleted.
  const isOut = (one: Exchange): boolean =>
    isDeletion(one) || (isAbsence(one) && items.has(place(one)))
  const resources = groupBy(
    earlier.filter((one) => hasWritten(one) || isOut(one)),
    place,
  )
  const gone = new Set<Exchange>()
  for (const [resource, all] of resources) {
    const step = all.findIndex(({ number }) => steps.includes(number))
    const isStep = step >= 0 && items.has(resource)
    const history = isStep ? all.slice(0, step) : all
    const last = history.findLastIndex(isOut)
    const isOver = isStep || last < history.length - 1 || !isAbout(telling, resource)
    if (last >= 0 && isOver) for (const one of history.slice(0, last + 1)) gone.add(one)
  }
  return earlier.filter((one) => hasWritten(one) && !gone.has(one))
}

interface History {
  readonly place: (exchange: Exchange) => string
  /** Numbers of exchanges that are needed in any case. */
  readonly steps: readonly number[]
  /** Where that stands which came of publications. */
  readonly items: ReadonlySet<string>
}

const isAbout = ({ request }: Exchange, resource: string): boolean => {
  const id = resource.slice(resource.lastIndexOf('/') + 1)
  return request.url.includes(`/${id}`) || (request.body?.text?.includes(id) ?? false)
}
