import type { BodyJudgement } from '../body-judgement.js'
import { cutJson } from './cut-json.js'
import type { Place } from './place.js'
import { pointerOf } from './pointer-of.js'

const mostFailures = 5

/** Collects what a body says about each requirement. */
export interface JudgementBook {
  pass(requirement: string, place: Place): void
  fail(requirement: string, fault: Fault): void
  /** Failures, and one pass for each requirement that was exercised and never failed. */
  judgements(): readonly BodyJudgement[]
}

interface Fault {
  readonly place: Place
  /** JSON Pointer from the place on. */
  readonly within?: string
  /** Asked for only when the failure is kept. */
  readonly expected: () => string
  readonly value: unknown
}

interface Entry {
  passed?: Place
  readonly failures: BodyJudgement[]
}

/** A book in which nothing stands yet. Of the failures of one requirement it keeps the first five. */
export function judgementBook(): JudgementBook {
  const entries = new Map<string, Entry>()
  const entryOf = (requirement: string): Entry => {
    const known = entries.get(requirement)
    if (known) return known
    const entry: Entry = { failures: [] }
    entries.set(requirement, entry)
    return entry
  }
  return {
    pass(requirement, place) {
      entryOf(requirement).passed ??= place
    },
    fail(requirement, { place, within = '', expected, value }) {
      const { failures } = entryOf(requirement)
      if (failures.length >= mostFailures) return
      const pointer = pointerOf(place) + within
      if (failures.some((failure) => failure.pointer === pointer)) return
      const actual = cutJson(value)
      failures.push({ requirement, verdict: 'fail', pointer, expected: expected(), actual })
    },
    judgements: () =>
      [...entries].flatMap(([requirement, { passed, failures }]): readonly BodyJudgement[] => {
        if (failures.length > 0 || passed === undefined) return failures
        return [{ requirement, verdict: 'pass', pointer: pointerOf(passed) }]
      }),
  }
}
