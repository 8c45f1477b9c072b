import type { Verdict } from '../../run/finding.js'
import type { Paint } from './paint.js'

const colours = {
  pass: 'green',
  fail: 'red',
  inconclusive: 'yellow',
  error: 'yellow',
  none: 'dim',
} as const satisfies Record<Verdict, Parameters<Paint>[0]>

/** A verdict as a word in capitals, in its colour. */
export const verdictMark = (verdict: Verdict, paint: Paint): string =>
  paint(colours[verdict], verdict.toUpperCase())
