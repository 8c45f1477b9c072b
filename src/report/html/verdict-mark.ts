import type { VerdictWord } from '../../terms/verdict.js'
import { type Html, html } from './html.js'

const symbols: Readonly<Record<VerdictWord, string>> = {
  pass: '✓',
  warn: '▲',
  fail: '✕',
  inconclusive: '?',
  error: '!',
  none: '–',
}

/**
 * A verdict as symbol and word, so that colour never carries it alone.
 *
 * @param place element id that the word leads to
 */
export function verdictMark(verdict: VerdictWord, word: string = verdict, place?: string): Html {
  const linked = place === undefined ? word : html`<a href="#${place}">${word}</a>`
  return html`<span class="verdict ${verdict}"
    ><span class="symbol" aria-hidden="true">${symbols[verdict]}</span> ${linked}</span
  >`
}
