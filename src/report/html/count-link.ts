import type { VerdictWord } from '../../terms/verdict.js'
import { formatCount } from '../format-count.js'
import { type Html, html } from './html.js'

const sections: Readonly<Partial<Record<VerdictWord, string>>> = {
  fail: 'failures',
  warn: 'warnings',
  inconclusive: 'inconclusive',
  error: 'errors',
}

/**
 * A count that leads to what it counts. Without a script the link goes to the section; with one it also sets the
 * filter that leaves just those rows.
 *
 * @param label what a screen reader says instead of the bare number
 * @param name of the interface, when the count is of one
 */
export function countLink(count: number, verdict: VerdictWord, label: string, name?: string): Html {
  if (count === 0) return html`<span class="zero">0</span>`
  const section = sections[verdict] ?? (name === undefined ? 'clauses' : `clauses-${name}`)
  const filter: Record<string, string> =
    name === undefined ? { verdict } : { interface: name, verdict }
  return html`<a
    href="#${section}"
    data-filter="${new URLSearchParams(filter).toString()}"
    aria-label="${label}"
    >${formatCount(count)}</a
  >`
}
