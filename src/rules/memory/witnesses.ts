import type { LateRemark, Remark } from '../rule.js'
import type { Span } from './span.js'

/** What answers say of things that do not change by themselves: what is said before and afterwards holds in between. */
export interface Witnesses {
  /**
   * @param place what it is about
   * @param said the same for the same
   * @param judge what comes of it, by all that was said both before and afterwards
   * @param settleTime milliseconds that what others change takes to be seen everywhere, where they may: nodes of a
   *   service that follow one another show by turns what was and what is
   * @param counts whether that time counts always, or only where something else is said at last than at first: what is
   *   not expected to change, and did not, need not have been so for long
   */
  note(
    place: string,
    said: string,
    span: Span,
    judge?: (around: readonly string[]) => Remark | undefined,
    settleTime?: number,
    counts?: 'always' | 'once changed',
  ): void
  settle(): readonly LateRemark[]
}

/** When answers said something. */
interface Witness {
  /** When the first of them had come: its number, and the time. */
  first: number
  from: number
  /** When the last of them was asked for. */
  last: number
  to: number
}

/** Characters that are remembered, and what is said of one place. */
const most = 524_288
const mostSaid = 20
/** What remembering something takes besides, in characters. */
const besides = 100

export function openWitnesses(): Witnesses {
  const places = new Map<string, Map<string, Witness>>()
  let open: (() => LateRemark | undefined)[] = []
  let kept = 0
  return {
    note(place, said, span, judge, settleTime = 0, counts = 'always') {
      const known = places.get(place) ?? new Map<string, Witness>()
      const witness = known.get(said)
      const isFull = witness === undefined && kept >= most
      if (!isFull && !places.has(place)) {
        places.set(place, known)
        kept += place.length + besides
      }
      if (witness !== undefined) {
        witness.first = Math.min(witness.first, span.number)
        witness.from = Math.min(witness.from, span.to)
        witness.last = Math.max(witness.last, span.since)
        witness.to = Math.max(witness.to, span.from)
      } else if (!isFull && known.size < mostSaid) {
        known.set(said, { first: span.number, from: span.to, last: span.since, to: span.from })
        kept += said.length + besides
      }
      // What was said by all before is right, or there is none to tell.
      if (judge !== undefined && known.size > (known.has(said) ? 1 : 0))
        open.push(() => {
          const time = counts === 'always' || hasChanged(known) ? settleTime : 0
          const remark = judge(
            [...known].flatMap(([one, witness]) => (isAround(witness, span, time) ? [one] : [])),
          )
          return remark && { exchange: span.number, remark }
        })
    },
    settle() {
      const due = open.flatMap((look) => look() ?? [])
      open = []
      return due
    },
  }
}

/** Whether it was said before and afterwards, and for as long as that. */
const isAround = ({ first, from, last, to }: Witness, span: Span, settleTime: number): boolean =>
  first <= span.since &&
  last >= span.number &&
  (settleTime === 0 || (from + settleTime <= span.from && span.to + settleTime <= to))

/** Whether something else was said of a place at last than at first. */
function hasChanged(known: ReadonlyMap<string, Witness>): boolean {
  const all = [...known]
  const [first] = all.toSorted(([, one], [, other]) => one.first - other.first)
  const [last] = all.toSorted(([, one], [, other]) => other.last - one.last)
  return first?.[0] !== last?.[0]
}
