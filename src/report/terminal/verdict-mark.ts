import type { VerdictWord } from '../../terms/verdict.js'
import type { Paint } from './paint.js'

const colours = {
  pass: 'green',
  warn: 'yellow',
  fail: 'red',
  inconclusive: 'yellow',
  error: 'yellow',
  none: 'dim',
} as const satisfies Record<VerdictWord, Parameters<Paint>[0]>

/** A verdict as a word in capitals, in its colour. */
export const verdictMark = (verdict: VerdictWord, paint: Paint): string =>
  paint(colours[verdict], verdict.toUpperCase())
