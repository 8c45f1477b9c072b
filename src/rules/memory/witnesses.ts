import type { LateRemark, Remark } from '../rule.js'
import type { Span } from './span.js'

/** What answers said of one thing, and when. */
interface Witness {
  /** When the first answer that said so had come. */
  first: number
  /** When the last answer that said so was asked for. */
  last: number
}

/** What answers say of things that do not change by themselves: what was said before and afterwards holds in between. */
export interface Witnesses {
  /**
   * @param place what it is about
   * @param said the same for the same
   * @param otherwise what contradicts it if the same was said before and afterwards, and this was not
   */
  note(place: string, said: string, span: Span, otherwise?: (usual: string) => Remark): void
  settle(): readonly LateRemark[]
}

/** Places that are remembered, and what is said of each. */
const most = 20_000
const mostSaid = 20

export function openWitnesses(): Witnesses {
  const places = new Map<string, Map<string, Witness>>()
  let open: (() => LateRemark | undefined)[] = []
  return {
    note(place, said, span, otherwise) {
      const known = places.get(place) ?? new Map<string, Witness>()
      if (places.size < most) places.set(place, known)
      const witness = known.get(said)
      if (witness !== undefined) {
        witness.first = Math.min(witness.first, span.number)
        witness.last = Math.max(witness.last, span.since)
      } else if (known.size < mostSaid) known.set(said, { first: span.number, last: span.since })
      if (otherwise !== undefined)
        open.push(() => {
          const usual = [...known].find(
            ([other, { first, last }]) =>
              other !== said && first <= span.since && last >= span.number,
          )
          return usual && { exchange: span.number, remark: otherwise(usual[0]) }
        })
    },
    settle() {
      const due = open.flatMap((look) => look() ?? [])
      open = []
      return due
    },
  }
}
