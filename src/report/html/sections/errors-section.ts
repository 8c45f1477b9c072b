import { countOf } from '../count-of.js'
import { type Html, html } from '../html.js'
import type { Lookup } from '../lookup.js'
import { requirementArticles } from './requirement-articles.js'

/** What went wrong on our side or on the way. Left out when nothing did. */
export function errorsSection(lookup: Lookup): Html | false {
  const erroneous = lookup.run.requirements.filter((one) => one.verdict === 'error')
  if (erroneous.length === 0) return false
  return html`<section id="errors" aria-labelledby="errors-heading" data-section>
    <h2 id="errors-heading">Errors</h2>
    <p class="about-section">
      ${countOf(erroneous.length, 'requirement')} met an error of the suite or of the network. That
      says nothing about the target.
    </p>
    ${requirementArticles(erroneous, lookup)}
  </section>`
}
