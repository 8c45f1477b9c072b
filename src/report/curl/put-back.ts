import type { Exchange } from '../../exchange/exchange.js'
import { hasWritten, withoutQuery } from './written-resource.js'

/**
 * The requests that put back what some requests replaced, in their order: what was written last to an address that had
 * something before, and the reading from which that took its entity tag.
 *
 * @param chosen what is sent again and writes, the telling request last
 * @param sent all that the scenario sent, in its order
 */
export function putBack(
  chosen: readonly Exchange[],
  sent: readonly Exchange[],
): readonly Exchange[] {
  const telling = chosen.at(-1)
  if (telling === undefined) return []
  const later = sent.filter(
    ({ number, scenario }) => number > telling.number && scenario === telling.scenario,
  )
  const places = new Set(chosen.filter(isReplacement).map(placeOf))
  return [...places]
    .filter((place) => wasThere(place, sent))
    .flatMap((place) => {
      const about = later.filter((one) => placeOf(one) === place)
      const last = about.findLast((one) => one.request.method !== 'GET' && hasWritten(one))
      if (last === undefined || !isReplacement(last)) return []
      const reading = about.findLast(
        ({ number, request }) => number < last.number && request.method === 'GET',
      )
      return reading === undefined ? [] : [reading, last]
    })
}

const isReplacement = (one: Exchange): boolean =>
  /^(?:PUT|PATCH)$/.test(one.request.method) && hasWritten(one)

const placeOf = ({ request }: Exchange): string => withoutQuery(request.url)

/** Whether a scenario found something where it wrote first. */
const wasThere = (place: string, sent: readonly Exchange[]): boolean => {
  const first = sent.find((one) => placeOf(one) === place && hasWritten(one))
  return first?.outcome.kind === 'response' && first.outcome.status !== 201
}
