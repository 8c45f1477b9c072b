import type { ScenarioTime } from '../../../run/timing.js'
import type { VerdictWord } from '../../../terms/verdict.js'
import { formatDuration } from '../../format-duration.js'
import { type Html, html } from '../html.js'

export interface TimelineEntry extends ScenarioTime {
  readonly verdict: VerdictWord
}

/** Height of all lanes together, and the bounds of one. */
const room = 320
const mostHigh = 12
const leastHigh = 4
const gap = 2

const signs: Partial<Record<VerdictWord, string>> = {
  fail: '✕',
  error: '!',
  warn: '▲',
  inconclusive: '?',
}

/**
 * Scenarios as bars over the time of the run, in as many lanes as ran side by side.
 *
 * @param told in the order in which they began
 * @param whole milliseconds of the run
 * @param label what it shows, in words
 */
export function timelinePlot(told: readonly TimelineEntry[], whole: number, label: string): Html {
  const lanes = lanesOf(told)
  const count = Math.max(0, ...lanes) + 1
  const high = Math.max(leastHigh, Math.min(mostHigh, Math.floor(room / count) - gap))
  const at = (time: number): string => `${((time / whole) * 100).toFixed(2)}%`
  const height = count * (high + gap)
  return html`<svg class="timeline" height="${height + 20}" role="img" aria-label="${label}">
    ${[0, 0.25, 0.5, 0.75, 1].map((share) => {
      const anchor = share === 0 ? 'start' : share === 1 ? 'end' : 'middle'
      const x = `${share * 100}%`
      return html`<line class="axis" x1="${x}" x2="${x}" y1="0" y2="${height}" />
        <text class="scale" x="${x}" y="${height + 14}" text-anchor="${anchor}"
          >${formatDuration(share * whole)}</text
        >`
    })}
    ${told.map(({ scenario, from, milliseconds, verdict }, index) => {
      const y = (lanes[index] ?? 0) * (high + gap)
      const sign = signs[verdict]
      return html`<rect
          class="${verdict}"
          x="${at(from)}"
          width="${at(Math.max(milliseconds, whole / 600))}"
          y="${y}"
          height="${high}"
        >
          <title>${scenario}: ${formatDuration(milliseconds)}, ${verdict}</title></rect
        >${
          sign !== undefined &&
          html`<text class="${verdict}" x="${at(from)}" dx="1" y="${y + high - 2}">${sign}</text>`
        }`
    })}
  </svg>`
}

/** The lane of each bar: the first one that is free when it begins. */
function lanesOf(told: readonly TimelineEntry[]): readonly number[] {
  const free: number[] = []
  return told.map(({ from, milliseconds }) => {
    const found = free.findIndex((until) => until <= from)
    const lane = found < 0 ? free.length : found
    free[lane] = from + milliseconds
    return lane
  })
}
