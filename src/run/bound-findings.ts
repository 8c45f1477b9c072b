import { fitting } from '../exchange/fitting.js'
import type { Finding } from './finding.js'

/** Bytes of all that findings quote of a target, as JSON: a run has thousands of findings. */
const defaultRoom = 2 * 1024 ** 2
/** One text may take so small a part of the room that is left: there is always some for the next. */
const share = 256
/** Bytes of one text, at most and whatever room is left. */
const text = { most: 4096, least: 120 }
/** Entries of a list, at most and whatever room is left. */
const deviations = { most: 2000, least: 3 }
const steps = { most: 200, least: 5 }
/** Bytes that an entry of a list takes beyond what it quotes. */
const entry = 400

export interface BoundFindings {
  readonly findings: readonly Finding[]
  /** How many findings were shortened. */
  readonly cut: number
}

/**
 * Shortens what findings quote until all of them together have room in a report: each may take a part of the room
 * that is left. Done once, before anything is reported, so that no report has to bear with a flood.
 */
export function boundFindings(
  findings: readonly Finding[],
  room: number = defaultRoom,
): BoundFindings {
  let left = room
  let cut = 0
  let isCut = false

  const within = (said: string): string => {
    const limit = Math.max(text.least, Math.min(text.most, Math.floor(left / share)))
    const { end, cost } = fitting(said, limit)
    left = Math.max(0, left - cost)
    if (end === said.length) return said
    isCut = true
    return `${said.slice(0, end)}…`
  }
  const some = <T>(
    all: readonly T[],
    { most, least }: typeof steps,
    shorten: (one: T) => T,
  ): readonly T[] => {
    const limit = Math.max(least, Math.min(most, Math.floor(left / (4 * entry))))
    if (all.length > limit) isCut = true
    left = Math.max(0, left - entry * Math.min(limit, all.length))
    return all.slice(0, limit).map(shorten)
  }

  const shortened = (finding: Finding): Finding => {
    isCut = false
    const { because, remedy, expected, actual, pointer } = finding
    const bounded: Finding = {
      ...finding,
      ...(because !== undefined && { because: within(because) }),
      ...(remedy !== undefined && { remedy: within(remedy) }),
      ...(expected !== undefined && { expected: within(expected) }),
      ...(actual !== undefined && { actual: within(actual) }),
      // A part of a pointer leads elsewhere: whoever reads it sees by its end that it is one.
      ...(pointer !== undefined && { pointer: within(pointer) }),
      ...(finding.sequence && {
        sequence: some(finding.sequence, steps, ({ exchange, request, answer, due }) => ({
          exchange,
          request: within(request),
          answer: within(answer),
          ...(due !== undefined && { due: within(due) }),
        })),
      }),
      ...(finding.deviations && {
        deviations: some(finding.deviations, deviations, (one) => ({
          ...one,
          expected: within(one.expected),
          actual: within(one.actual),
          pointer: within(one.pointer),
        })),
      }),
    }
    if (!isCut) return finding
    cut += 1
    return bounded
  }

  return { findings: findings.map(shortened), cut }
}
