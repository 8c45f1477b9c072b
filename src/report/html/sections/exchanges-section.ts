import { countOf } from '../count-of.js'
import { exchangeView } from '../evidence/exchange-view.js'
import { type Html, html } from '../html.js'
import type { Lookup } from '../lookup.js'

/** Characters of a body: there are hundreds of these, and the whole ones are in exchanges.ndjson. */
const longest = 2048

/** Exchanges that show what passed, and the slowest ones: what rows of the matrix and of the latencies lead to. */
export function exchangesSection(lookup: Lookup): Html | false {
  const { exchanges, listed, budget } = lookup
  if (listed.size === 0) return false
  return html`<section id="exchanges" aria-labelledby="exchanges-heading">
    <h2 id="exchanges-heading">Exchanges</h2>
    <p class="about-section">
      ${countOf(listed.size, 'exchange')} that show what passed, and the slowest ones. All are in
      exchanges.ndjson.
    </p>
    <details class="listing">
      <summary>${countOf(listed.size, 'exchange')}</summary>
      ${[...listed]
        .toSorted((a, b) => a - b)
        .flatMap((number) => exchanges.get(number) ?? [])
        .map((one) => {
          const view = exchangeView(one, longest, budget)
          return html`<div class="listed" id="exchange--${one.number}">${view}</div>`
        })}
    </details>
  </section>`
}
