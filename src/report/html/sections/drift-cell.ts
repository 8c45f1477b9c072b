import type { InterfaceResult } from '../../../run/interface-result.js'
import type { Run } from '../../../run/run.js'
import { formatCount } from '../../format-count.js'
import { countOf } from '../count-of.js'
import { type Html, html } from '../html.js'

/** How often the served definition of an interface deviates; a dash where none was compared. */
export function driftCell({ name, title }: InterfaceResult, served: Run['served']): Html {
  const drift = served.find((one) => one.interface === name)?.drift
  if (drift === undefined)
    return html`<span class="zero" title="no served definition was compared">–</span>`
  if (drift === 0) return html`<span class="zero">0</span>`
  return html`<a
    href="#drift"
    data-filter="interface=${name}"
    aria-label="${title}, ${countOf(drift, 'deviation')} of its served definition: show them"
    >${formatCount(drift)}</a
  >`
}
