import type { Totals } from '../../../run/run.js'
import { type Html, html } from '../html.js'
import { verdicts } from '../verdicts.js'

const width = 1000

/** The verdicts as one bar, told apart by pattern as well as by tone; the figures beside it say the same. */
export function proportions(totals: Totals, label: string): Html {
  let at = 0
  const parts = verdicts.map(([verdict]) => {
    const part = { verdict, x: at, width: (totals[verdict] / Math.max(1, totals.planned)) * width }
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
    ${parts
      .filter((part) => part.width > 0)
      .map(
        (part) =>
          html`<rect
            class="${part.verdict}"
            x="${part.x.toFixed(2)}"
            width="${Math.max(2, part.width).toFixed(2)}"
            height="10"
          />`,
      )}
  </svg>`
}
