import { countOf } from '../count-of.js'
import { type Html, html } from '../html.js'
import type { Lookup } from '../lookup.js'
import { requirementArticle } from './requirement-article.js'

const rank = { must: 0, should: 1, may: 2 } as const

/** The failed requirements, binding ones first, each with all that is needed to see the fault again. */
export function failuresSection(lookup: Lookup): Html {
  const failed = lookup.run.requirements
    .filter(({ verdict }) => verdict === 'fail')
    .toSorted((a, b) => rank[a.level] - rank[b.level])
  return html`<section id="failures" aria-labelledby="failures-heading" data-section>
    <h2 id="failures-heading">Failures</h2>
    <p class="about-section">
      ${
        failed.length === 0
          ? 'No requirement failed.'
          : `${countOf(failed.length, 'requirement')} failed. Each stands with its clause, what was expected and seen, and how to see it again.`
      }
    </p>
    ${failed.map((requirement) => requirementArticle(requirement, lookup))}
  </section>`
}
