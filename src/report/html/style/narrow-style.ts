/** Telephones and narrow windows: tables of figures become cards, the fields of the filter are folded. */
export const narrowStyle = `
@media screen and (max-width: 46rem) {
  body { padding: 1.5rem 1rem 4rem; }
  h1 { font-size: 2.25rem; }
  .lead { font-size: 1.125rem; }
  .sums dl { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem .5rem; }
  .sums dd { font-size: 1.5rem; }
  .sums .operator { width: 1.375rem; font-size: 1.125rem; }
  .sums div:not(:first-child) dt { padding-left: 1.375rem; }
  .interfaces, .interfaces tbody, .interfaces tfoot { display: block; }
  .interfaces thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  .interfaces tr { display: grid; grid-template-columns: repeat(3, 1fr); gap: .25rem .5rem; padding: .75rem 0; }
  .interfaces th[scope='row'] { grid-column: 1 / -1; padding: 0; }
  .interfaces td.number, .interfaces td.drift, .interfaces td { width: auto; padding: 0 !important; text-align: left; }
  .interfaces td::before { content: attr(data-heading); display: block; white-space: nowrap; font-size: .75rem; color: var(--soft); }
  .interfaces td:last-child { grid-column: 2 / -1; width: auto; }
  .bar { padding: .5rem 0; }
  .bar nav ul { flex-wrap: nowrap; overflow-x: auto; white-space: nowrap; padding: .25rem 0; }
  #filter { margin-top: .25rem; gap: .5rem; }
  #filter .grow { flex: 1 1 8rem; }
  #filter .grow span { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  #fields { display: block; }
  .bar:not([data-unfolded='true']) #filter .field { display: none; }
  [data-row]::before { left: -.625rem !important; }
  #filter label { flex: 1 1 6rem; }
  .facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .facts dd { margin-bottom: .5rem; }
  .again pre { padding-right: 1rem; padding-top: 2.75rem; }
  pre { padding: .75rem; }
  .matrix .judges { display: none; }
  .matrix td:first-child, .matrix th:first-child { width: 6.5rem; }
  .matrix td:nth-child(3) { width: 3.5rem; padding-right: 0; }
}
`
