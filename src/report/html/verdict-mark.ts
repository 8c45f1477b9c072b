import type { Verdict } from '../../run/finding.js'
import { type Html, html } from './html.js'

const symbols: Readonly<Record<Verdict, string>> = {
  pass: '✓',
  fail: '✕',
  inconclusive: '?',
  error: '!',
  none: '–',
}

/** A verdict as symbol and word, so that colour never carries it alone. */
export function verdictMark(verdict: Verdict, word: string = verdict): Html {
  return html`<span class="verdict ${verdict}"
    ><span class="symbol" aria-hidden="true">${symbols[verdict]}</span> ${word}</span
  >`
}
