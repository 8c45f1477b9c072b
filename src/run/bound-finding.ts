import type { Deviation } from '../terms/deviation.js'
import type { Step } from '../terms/step.js'
import { boundList, listCost, type ListKind } from './bound-list.js'
import { boundText, type TextCost, textCost } from './bound-text.js'
import { fairShare } from './fair-share.js'
import type { Finding } from './finding.js'

const texts = ['because', 'remedy', 'expected', 'actual', 'pointer'] as const

const steps: ListKind<Step> = {
  most: 200,
  quoted: ({ request, answer, due = '' }) => [request, answer, due],
  shortened: ({ exchange, request, answer, due }, shorten) => ({
    exchange,
    request: shorten(request),
    answer: shorten(answer),
    due: due && shorten(due),
  }),
}

const places: ListKind<Deviation> = {
  most: 2000,
  quoted: ({ expected, actual, pointer }) => [expected, actual, pointer],
  shortened: (one, shorten) => ({
    ...one,
    expected: shorten(one.expected),
    actual: shorten(one.actual),
    pointer: shorten(one.pointer),
  }),
}

/** Bytes that each part of a finding takes as JSON, as far as it is ever shown; Infinity beyond `most`. */
const partsOf = (finding: Finding, costOf: TextCost, most: number): readonly number[] => [
  ...texts.map((name) => costOf(finding[name] ?? '', most)),
  listCost(finding.sequence ?? [], steps, costOf, most),
  listCost(finding.deviations ?? [], places, costOf, most),
]

/** Bytes that what a finding quotes takes as JSON, as far as it is ever shown; Infinity beyond `most`. */
export function quotedBytes(finding: Finding, costOf: TextCost, most: number): number {
  const bytes = partsOf(finding, costOf, most).reduce((sum, part) => sum + part, 0)
  return bytes > most ? Infinity : bytes
}

/**
 * Shortens what a finding quotes until it has room: long texts and lists by the same measure, lists that there is no
 * room for altogether. The very same finding when nothing was to be left out.
 */
export function boundFinding(finding: Finding, room: number): Finding {
  const share = fairShare(partsOf(finding, textCost, room), room)
  const { sequence = [], deviations = [] } = finding
  const taken = boundList(sequence, steps, share)
  const found = boundList(deviations, places, share)
  const said = texts.flatMap((name) => {
    const text = finding[name]
    // A part of a pointer leads elsewhere: its end shows that it is a part.
    return text === undefined ? [] : [[name, boundText(text, share)] as const]
  })
  if (
    taken === sequence &&
    found === deviations &&
    said.every(([name, text]) => text === finding[name])
  )
    return finding
  const bounded = {
    ...Object.fromEntries(said),
    sequence: taken.length > 0 ? taken : undefined,
    deviations: found.length > 0 ? found : undefined,
  }
  return { ...finding, ...bounded } as Finding
}
