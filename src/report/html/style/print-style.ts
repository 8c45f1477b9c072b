/** Paper: ink on white; what the reader unfolded is printed, what she did not is one line. */
export const printStyle = `
@page { margin: 18mm 16mm; @bottom-right { content: counter(page) ' / ' counter(pages); font: 8pt sans-serif; } }
@media print {
  :root { color-scheme: light; }
  html { font-size: 9.5pt; orphans: 3; widows: 3; }
  body { max-width: none; padding: 0; }
  nav, #filter, .skip, .copy { display: none !important; }
  a { text-decoration: none; }
  main > section, body > footer { margin-top: 2.5rem; }
  h2, h3, h4, .about-section, .clause-heading, summary { break-after: avoid; }
  .finding, .items li, .matrix tr, .interfaces tr, .sums, .again, .facts, .about-section { break-inside: avoid; }
  .about { break-inside: avoid; break-after: avoid; }
  .finding:has(details[open]) { break-inside: auto; }
  .rows::details-content { content-visibility: visible; block-size: auto; }
  .rows > div { content-visibility: visible; }
  .rows > summary { display: none; }
  #clauses { break-before: page; }
  .bar { position: static; border: 0; padding: 0; margin: 0; }
  .proportions, mark, pre { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  pre { border: 1px solid var(--rule); background: none; }
  .again pre { padding-right: 1rem; }
  details pre { max-height: none; overflow: visible; }
  thead { display: table-header-group; }
  .matrix td { padding-top: .2rem; padding-bottom: .25rem; line-height: 1.35; }
  .matrix .sentence { font-size: 1rem; line-height: 1.3; max-width: none; }
  .matrix td:first-child, .matrix th:first-child { width: 7rem; }
  .clause-heading th { padding-top: 1rem; padding-bottom: .25rem; }
}
`
