import { formatCount } from '../../format-count.js'
import { countOf } from '../count-of.js'
import { type Html, html } from '../html.js'
import type { Lookup } from '../lookup.js'
import { requirementArticles } from './requirement-articles.js'

/** The failed requirements, new ones first, each with all that is needed to see the fault again. */
export function failuresSection(lookup: Lookup): Html {
  const failed = lookup.run.requirements
    .filter((one) => one.verdict === 'fail')
    .toSorted((a, b) => Number(a.known !== undefined) - Number(b.known !== undefined))
  const known = lookup.run.baseline?.known ?? 0
  const causes = failed.filter(({ id }) => lookup.causes.get(id)?.sameAs === undefined).length
  return html`<section id="failures" aria-labelledby="failures-heading" data-section>
    <h2 id="failures-heading">Failures</h2>
    <p class="about-section">
      ${
        failed.length === 0
          ? 'No requirement failed.'
          : `${countOf(failed.length, 'requirement')} failed${causes < failed.length ? `, for ${countOf(causes, 'cause')}` : ''}${known > 0 ? `, ${formatCount(known)} of them known` : ''}. Each stands with its clause, what was expected and seen, and how to see it again.`
      }
    </p>
    ${requirementArticles(failed, lookup)}
  </section>`
}
