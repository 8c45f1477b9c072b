import { countOf } from '../count-of.js'
import { type Html, html } from '../html.js'
import type { Lookup } from '../lookup.js'
import { requirementArticles } from './requirement-articles.js'

/** What should hold and does not: it makes no target fail. Left out when there is none. */
export function warningsSection(lookup: Lookup): Html | false {
  const warned = lookup.run.requirements.filter((one) => one.verdict === 'warn')
  if (warned.length === 0) return false
  return html`<section id="warnings" aria-labelledby="warnings-heading" data-section>
    <h2 id="warnings-heading">Warnings</h2>
    <p class="about-section">
      ${countOf(warned.length, 'requirement')} should hold and
      ${warned.length === 1 ? 'does' : 'do'} not. A target that conforms may do without.
    </p>
    ${requirementArticles(warned, lookup)}
  </section>`
}
