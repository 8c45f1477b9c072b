import type { Latency } from '../../../run/timing.js'
import { formatCount } from '../../format-count.js'
import { type Html, html } from '../html.js'
import type { Lookup } from '../lookup.js'
import { latencyPlot, latencyScale } from './latency-plot.js'

/** Operations that stand in sight; the rest is folded. */
const most = 12

/** How long the target took to answer, the slowest operations first, as a plot and in figures. */
export function latencySection(lookup: Lookup): Html | false {
  const { latencies = [] } = lookup.run
  if (latencies.length === 0) return false
  const ordered = latencies.toSorted((a, b) => b.p95 - a.p95 || b.longest - a.longest)
  const longest = Math.max(...latencies.map((one) => one.longest))
  const table = (some: readonly Latency[], caption: string): Html =>
    html`<table class="latency">
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Operation</th>
          <th scope="col" class="number">Answers</th>
          <th scope="col" class="number">Median</th>
          <th scope="col" class="number">95 %</th>
          <th scope="col" class="number">Longest</th>
          <td class="plot">${latencyScale(longest)}</td>
        </tr>
      </thead>
      <tbody>
        ${some.map((one) => row(one, longest, lookup))}
      </tbody>
    </table>`
  const rest = ordered.slice(most)
  return html`<section id="latency" aria-labelledby="latency-heading">
    <h2 id="latency-heading">Latency</h2>
    <p class="about-section">
      Milliseconds from sending a request to the end of its answer. The bar begins at the median and
      ends where 95 of 100 answers were there; the tick is the longest, and its figure leads to that
      exchange. Other requests were under way at the same time, so these figures are no measure of
      what the target can do.
    </p>
    ${table(ordered.slice(0, most), rest.length > 0 ? `The ${most} slowest operations` : 'All operations')}
    ${
      rest.length > 0 &&
      html`<details>
        <summary>${formatCount(rest.length)} faster operations</summary>
        ${table(rest, 'Faster operations')}
      </details>`
    }
  </section>`
}

const figure = (milliseconds: number): string =>
  milliseconds < 10 ? milliseconds.toFixed(1) : formatCount(Math.round(milliseconds))

function row(one: Latency, longest: number, { run, listed }: Lookup): Html {
  const title = run.interfaces.find(({ name }) => name === one.interface)?.title ?? one.interface
  return html`<tr>
    <th scope="row">${one.operation} <small>${title}</small></th>
    <td class="number" data-heading="Answers">${formatCount(one.count)}</td>
    <td class="number" data-heading="Median">${figure(one.median)}</td>
    <td class="number" data-heading="95 %">${figure(one.p95)}</td>
    <td class="number" data-heading="Longest">
      ${
        listed.has(one.slowest)
          ? html`<a
              href="#exchange--${one.slowest}"
              aria-label="${figure(one.longest)} ms: show that exchange"
              >${figure(one.longest)}</a
            >`
          : figure(one.longest)
      }
    </td>
    <td class="plot">${latencyPlot(one, longest)}</td>
  </tr>`
}
