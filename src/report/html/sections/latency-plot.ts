import type { Latency } from '../../../run/timing.js'
import { formatCount } from '../../format-count.js'
import { type Html, html } from '../html.js'

const least = 1

/** Where a time stands, in hundredths of the width: each power of ten has the same room. */
function placeOf(milliseconds: number, longest: number): number {
  const whole = Math.log10(Math.max(10, longest) / least)
  return (Math.log10(Math.max(least, milliseconds) / least) / whole) * 100
}

const at = (milliseconds: number, longest: number): string =>
  `${placeOf(milliseconds, longest).toFixed(1)}%`

/** A bar from the median to the 95th percentile, with a tick at the longest. The figures beside it say the same. */
export function latencyPlot({ median, p95, longest: own }: Latency, longest: number): Html {
  const from = placeOf(median, longest)
  const width = Math.max(0.8, placeOf(p95, longest) - from)
  return html`<svg class="latency-plot" height="12" aria-hidden="true">
    <line class="axis" x1="0" x2="100%" y1="6" y2="6" />
    <rect class="usual" x="${from.toFixed(1)}%" width="${width.toFixed(1)}%" y="3" height="6" />
    <line class="tick" x1="${at(own, longest)}" x2="${at(own, longest)}" y1="2" y2="10" />
  </svg>`
}

/** The powers of ten over all plots of a table. */
export function latencyScale(longest: number): Html {
  const powers = Array.from(
    { length: Math.floor(Math.log10(Math.max(10, longest))) + 1 },
    (_, power) => 10 ** power,
  )
  return html`<svg class="latency-plot" height="14" aria-hidden="true">
    ${powers.map((power) => {
      const place = placeOf(power, longest)
      const anchor = place < 5 ? 'start' : place > 90 ? 'end' : 'middle'
      return html`<text x="${place.toFixed(1)}%" y="11" text-anchor="${anchor}">
        ${formatCount(power)}
      </text>`
    })}
  </svg>`
}
