/** The table of operations by kinds of requirements. */
export const operationsStyle = `
.operations { margin-top: 2rem; font-size: .875rem; table-layout: fixed; }
.operations caption { text-align: left; font-weight: 600; font-size: 1rem; padding-bottom: .25rem; }
.operations tbody tr { border-top: 1px solid var(--rule); }
.operations th:first-child { width: 32%; }
.operations tbody th { font-weight: 400; }
.share { display: block; width: 100%; height: .375rem; }
.share .all { fill: var(--rule); }
.share .reached { fill: var(--soft); }
.operations td { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.operations .verdict.pass, .operations .verdict.none { color: var(--soft); }
@media screen and (max-width: 46rem) {
  .operations, .operations tbody, .operations caption { display: block; }
  .operations thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  .operations tr { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .25rem .5rem; padding: .75rem 0; }
  .operations th[scope='row'] { grid-column: 1 / -1; width: auto; padding: 0; }
  .operations td { padding: 0; }
  .operations td:empty { display: none; }
  .operations td::before { content: attr(data-heading); display: block; font-size: .75rem; color: var(--soft); }
}
`
