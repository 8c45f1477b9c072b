import { type TemplateValue, html } from '../html.js'
import { islandOfRows } from '../island.js'
import type { Lookup } from '../lookup.js'
import { requirementArticle, type ToldResult } from './requirement-article.js'

/** Requirements with an article each; of very many the page takes in what its reader asks for. */
export function requirementArticles(told: readonly ToldResult[], lookup: Lookup): TemplateValue {
  const articles = told.map((one) => requirementArticle(one, lookup))
  if (!lookup.long || told.length === 0) return articles
  return html`<div class="rows" data-count="${told.length}">${islandOfRows(articles)}</div>`
}
