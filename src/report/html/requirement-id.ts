import { type Html, html } from './html.js'

/** A requirement id that may wrap after its dots and before its hyphens. */
export function requirementId(id: string): Html {
  const parts = id.split(/(?<=\.)|(?=-)/)
  return html`${parts.map((part, index) => (index === 0 ? part : html`<wbr />${part}`))}`
}
