import { type TemplateValue, html } from '../html.js'
import type { Lookup } from '../lookup.js'
import { requirementArticle, type ToldResult } from './requirement-article.js'

/** A browser lays out no more of a long report than is in view, a chunk at a time. */
const chunk = 50

/** Requirements with an article each. */
export function requirementArticles(told: readonly ToldResult[], lookup: Lookup): TemplateValue {
  if (!lookup.long) return told.map((one) => requirementArticle(one, lookup))
  return Array.from(
    { length: Math.ceil(told.length / chunk) },
    (_, index) =>
      html`<div class="chunk" data-group>
        ${told
          .slice(index * chunk, (index + 1) * chunk)
          .map((one) => requirementArticle(one, lookup))}
      </div>`,
  )
}
