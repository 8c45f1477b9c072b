import { type Html, type TemplateValue, html } from './html.js'

/**
 * Markup that the page takes in only when it is opened. With scripts, a browser reads what stands in `noscript` as one
 * text, which costs it next to nothing; without scripts it is a part of the page like any other.
 *
 * Text ends at the first `</noscript>`; text from a target cannot have one, as `html` writes each `<` as an entity, and
 * searches for secrets see here what they see elsewhere.
 */
export function island(content: TemplateValue): Html {
  // An island within an island would end both.
  return enclosed(html`${content}`.markup.replace(/<\/?noscript>/g, ''))
}

/** Rows that a page takes in as they are asked for (`longList`). Islands in them become islands again by then. */
export function islandOfRows(rows: TemplateValue): Html {
  return enclosed(html`${rows}`.markup.replace(/<(\/?)noscript>/g, '<$1is-land>'))
}

function enclosed(markup: string): Html {
  if (/<\/?noscript|<!--|<script/i.test(markup))
    throw new Error('Markup that is to be taken in later contains what would end it early.')
  return { markup: `<noscript>${markup}</noscript>` }
}
