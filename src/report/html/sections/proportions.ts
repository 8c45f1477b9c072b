import type { Totals } from '../../../run/interface-result.js'
import { type Html, html } from '../html.js'
import { verdicts } from '../verdicts.js'

const width = 1000
/** Of a part, or one failure among a thousand would not be seen. */
const least = 8

/** The verdicts as one bar, told apart by pattern as well as by tone; the figures beside it say the same. */
export function proportions(totals: Totals, label: string): Html {
  const present = verdicts.filter(([verdict]) => totals[verdict] > 0)
  const shared = width - least * present.length
  let at = 0
  const parts = present.map(([verdict]) => {
    const part = { verdict, x: at, width: least + (totals[verdict] / totals.planned) * shared }
    at += part.width
    return part
  })
  return html`<svg
    class="proportions"
    viewBox="0 0 ${width} 10"
    preserveAspectRatio="none"
    role="img"
    aria-label="${label}"
  >
    ${parts.map(
      (part) =>
        html`<rect
          class="${part.verdict}"
          x="${part.x.toFixed(2)}"
          width="${part.width.toFixed(2)}"
          height="10"
        />`,
    )}
  </svg>`
}
