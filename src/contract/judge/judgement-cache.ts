import type { BodyUndecided, BodyFailure, BodyJudgement } from '../body-judgement.js'
import { cutJson } from './cut-json.js'
import type { Place } from './place.js'
import { pointerOf } from './pointer-of.js'

/** Collects what a body says about each requirement; what no requirement speaks of it leaves out. */
export interface JudgementCache {
  pass(requirement: string | undefined): void
  fail(requirement: string | undefined, fault: Fault): void
  /** It could not be decided whether a value is right. */
  undecided(requirement: string | undefined, because: string, place: Place): void
  /** Failures, what is open, and one pass for each requirement that was exercised and is neither. */
  judgements(): readonly BodyJudgement[]
}

interface Fault {
  readonly place: Place
  /** JSON Pointer from the place on. */
  readonly within?: string
  /** Asked for only when the failure is kept. */
  readonly expected: () => string
  readonly value: unknown
  /** Name of what is missing that should be there, and need not. */
  readonly lacking?: string
}

/**
 * A book in which nothing stands yet.
 *
 * @param mostFailures of one requirement that it keeps: the first ones
 */
export function judgementCache(mostFailures: number): JudgementCache {
  const passed = new Set<string>()
  const failed = new Map<string, BodyFailure[]>()
  const open = new Map<string, BodyUndecided>()
  const failuresOf = (requirement: string): BodyFailure[] => {
    const known = failed.get(requirement)
    if (known) return known
    const failures: BodyFailure[] = []
    failed.set(requirement, failures)
    return failures
  }
  return {
    pass(requirement) {
      if (requirement !== undefined) passed.add(requirement)
    },
    fail(requirement, { place, within = '', expected, value, lacking }) {
      if (requirement === undefined) return
      const failures = failuresOf(requirement)
      if (failures.length >= mostFailures) return
      const pointer = pointerOf(place) + within
      if (failures.some((failure) => failure.pointer === pointer)) return
      const actual = cutJson(value)
      failures.push({
        requirement,
        verdict: 'fail',
        pointer,
        expected: expected(),
        actual,
        ...(lacking && { lacking }),
      })
    },
    undecided(requirement, because, place) {
      if (requirement === undefined || open.has(requirement)) return
      open.set(requirement, {
        requirement,
        verdict: 'inconclusive',
        because,
        pointer: pointerOf(place),
      })
    },
    judgements: () => [
      ...[...failed.values()].flat(),
      ...open.values(),
      ...[...passed]
        .filter((requirement) => !failed.has(requirement) && !open.has(requirement))
        .map((requirement) => ({ requirement, verdict: 'pass' as const })),
    ],
  }
}
