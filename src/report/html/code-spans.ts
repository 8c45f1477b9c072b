import { type Html, html } from './html.js'

/** A text in which code stands between backticks, as Markdown has it; one that is left open is a character. */
export function codeSpans(text: string): Html {
  const parts = text.split(/`([^`]+)`/)
  return html`${parts.map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))}`
}
