/** The verdict, its sums and the interfaces: what is read in the first ten seconds. */
export const headStyle = `
.kicker { font-size: .875rem; color: var(--soft); }
h1 { font: 400 3.25rem/1.1 var(--serif); margin: .5rem 0 1rem; letter-spacing: -.01em; }
h1 .symbol { font-size: .8em; min-width: 0; }
.lead { font: 400 1.3125rem/1.45 var(--serif); max-width: 46rem; text-wrap: pretty; }
.lead strong { font-weight: 600; }
.lead code { font-size: .8em; }
.masthead .aside { margin-top: .75rem; }
.notice { margin-top: 1rem; padding-left: .875rem; border-left: 2px solid var(--accent); max-width: 46rem; }
.notes { margin-top: 1rem; padding-left: 1.25rem; font-size: .875rem; max-width: 46rem;
  unicode-bidi: isolate; }
main > .sums { margin-top: 2.5rem; }
.proportions { display: block; width: 100%; height: .5rem; }
.proportions rect { stroke: var(--paper); stroke-width: 2px; vector-effect: non-scaling-stroke; }
.proportions .pass { fill: var(--ink); }
.proportions .warn { fill: var(--mid); }
.proportions .fail { fill: var(--accent); }
.proportions .inconclusive { fill: var(--soft); }
.proportions .error { fill: var(--mid); }
.proportions .none { fill: var(--rule); }
.sums dl { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 1rem; max-width: 63rem;
  margin: 1.25rem 0 .75rem; }
.sums dl div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
.sums dd { display: flex; align-items: baseline; font: 400 2rem/1.2 var(--serif); font-variant-numeric: tabular-nums lining-nums; }
.sums dt { font-size: .875rem; color: var(--soft); white-space: nowrap; }
.sums div:not(:first-child) dt { padding-left: 1.75rem; }
.sums .operator { width: 1.75rem; color: var(--soft); font-size: 1.5rem; }
.sums .fail a { color: var(--accent); }
table { width: 100%; border-collapse: collapse; }
th { font-weight: 600; text-align: left; }
th, td { padding: .5rem .75rem .5rem 0; vertical-align: baseline; }
thead th, .number { overflow-wrap: normal; }
thead th { font-size: .8125rem; font-weight: 400; color: var(--soft); }
.interfaces { margin-top: 1rem; }
.interfaces tr { border-bottom: 1px solid var(--rule); }
.interfaces tfoot tr { border: 0; }
.interfaces .number { text-align: right; width: 9%; }
.interfaces .drift { text-align: right; width: 5%; }
.interfaces td.drift a { color: var(--accent); font-weight: 600; }
.interfaces th:last-child, .interfaces td:last-child { padding-right: 0; white-space: nowrap; }
.interfaces .drift + td, .interfaces .drift + th { padding-left: 1.5rem; }
.interfaces th small { color: var(--soft); font-weight: 400; margin-left: .25rem; }
.interfaces td.fail a { color: var(--accent); font-weight: 600; }
.bar { position: sticky; top: 0; z-index: 1; margin-top: 2.5rem; padding: .75rem 0; background: var(--paper);
  border-bottom: 1px solid var(--rule); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; padding: 0; font-size: .875rem; }
#filter { display: flex; flex-wrap: wrap; align-items: end; gap: .5rem .75rem; margin-top: .75rem;
  font-size: .8125rem; }
#filter label { display: flex; flex-direction: column; min-width: 0; max-width: 100%; color: var(--soft); }
#filter .grow { flex: 1 1 12rem; }
#fields { display: none; }
select, input, button { font: inherit; font-size: .875rem; color: var(--ink); background: var(--paper);
  border: 1px solid var(--soft); border-radius: 3px; padding: .25rem .5rem; min-height: 2rem; min-width: 0; max-width: 100%; }
select { text-overflow: ellipsis; max-width: 16rem; }
button { cursor: pointer; }
button:hover { background: var(--panel); }
button[aria-pressed='true'] { background: var(--ink); color: var(--paper); }
#filter-count { position: absolute; }
#filter-count:not(:empty) { position: static; flex-basis: 100%; color: var(--soft); }
@media (max-height: 34rem) { .bar { position: static; } html { scroll-padding-top: 1rem; } }
`
