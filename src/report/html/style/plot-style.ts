/** Latencies and the timeline. Whatever they show stands in words or figures beside them. */
export const plotStyle = `
.latency { margin-top: 1.5rem; font-size: .875rem; }
.latency caption { text-align: left; font-weight: 600; font-size: 1rem; padding-bottom: .25rem; }
.latency tbody tr { border-top: 1px solid var(--rule); }
.latency tbody th { font-weight: 400; }
.latency small { color: var(--soft); margin-left: .5em; }
.latency .number { text-align: right; width: 5.5rem; white-space: nowrap; }
.latency .plot { width: 38%; padding-left: 1rem; padding-right: 0; vertical-align: middle; }
.latency-plot { display: block; width: 100%; overflow: visible; }
.latency-plot .axis, .timeline .axis { stroke: var(--rule); }
.latency-plot .usual { fill: var(--ink); }
.latency-plot .tick { stroke: var(--ink); stroke-width: 1.5px; }
.latency-plot text, .timeline .scale { font-size: .6875rem; fill: var(--soft); }
.timeline { display: block; width: 100%; margin-top: 1.5rem; overflow: visible; }
.timeline rect { fill: var(--mid); }
.timeline rect.fail { fill: var(--accent); }
.timeline rect.error, .timeline rect.warn, .timeline rect.inconclusive { fill: var(--rule); stroke: var(--soft); }
.timeline text { font: 600 .625rem/1 var(--sans); fill: var(--ink); paint-order: stroke; stroke: var(--paper);
  stroke-width: 2px; pointer-events: none; }
.timeline text.fail { fill: var(--accent); }
.timeline .scale { stroke: none; font-weight: 400; font-size: .6875rem; fill: var(--soft); }
@media screen and (max-width: 46rem) {
  .latency, .latency tbody, .latency caption { display: block; }
  .latency thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  .latency tr { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: .25rem .5rem; padding: .75rem 0; }
  .latency th[scope='row'], .latency td.plot { grid-column: 1 / -1; width: auto; padding: 0; }
  .latency td { padding: 0; text-align: left !important; width: auto !important; }
  .latency td:not(.plot)::before { content: attr(data-heading); display: block; font-size: .75rem; color: var(--soft); }
}
@media print {
  .latency tr, .timeline { break-inside: avoid; }
  .latency-plot, .timeline { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`
