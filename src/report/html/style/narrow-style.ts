/** Telephones and narrow windows: tables of figures become cards, the filter no longer sticks. */
export const narrowStyle = `
@media screen and (max-width: 46rem) {
  html { scroll-padding-top: 1rem; }
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
  .bar { position: static; }
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
