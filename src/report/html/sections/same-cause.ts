import { formatCount } from '../../format-count.js'
import { type Html, html } from '../html.js'
import type { Lookup } from '../lookup.js'
import { requirementId } from '../requirement-id.js'

/** Requirements that are named. */
const most = 20

/** Which other requirements fail for the same cause, or which one tells of it. */
export function sameCause(id: string, { causes, findings, ids }: Lookup): Html | undefined {
  const { same = [], sameAs } = causes.get(id) ?? {}
  const link = (other: string): Html => {
    const [first] = findings.get(other) ?? []
    const anchor = (first && ids.get(first)) ?? `result--${other}`
    return html`<a href="#${anchor}">${requirementId(other)}</a>`
  }
  if (sameAs !== undefined) return html`<p class="aside">For the same cause as ${link(sameAs)}.</p>`
  if (same.length === 0) return undefined
  const rest = same.length > most ? ` and ${formatCount(same.length - most)} more` : ''
  return html`<p class="aside">
    The same in ${same.slice(0, most).map((one, at) => html`${at > 0 && ', '}${link(one)}`)}${rest}.
  </p>`
}
