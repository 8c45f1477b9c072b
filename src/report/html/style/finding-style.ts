/** Failures, errors, open requirements and remarks of the linter. */
export const findingStyle = `
.finding { margin-top: 2rem; padding-top: 1.5rem; border-top: 1px solid var(--rule); }
.rows > div { content-visibility: auto; contain-intrinsic-size: auto 80rem; overflow: clip; overflow-clip-margin: 1rem; }
[data-row] { position: relative; }
[data-row]:target::before, [data-row]:focus::before { content: ''; position: absolute; left: -1rem; top: 0;
  bottom: 0; width: 3px; background: var(--ink); }
tr[data-row]:target, tr[data-row]:focus { background: var(--panel); }
tr[data-row]::before { content: none !important; }
.finding .tags { display: flex; flex-wrap: wrap; align-items: baseline; gap: .125rem .75rem; }
.tags .previous { font-size: .875rem; }
.places { padding-left: 1.25rem; font-size: .875rem; }
.places code + code { margin-left: .75em; color: var(--soft); }
.known, .deprecated { color: var(--soft); font-size: .875rem; unicode-bidi: isolate; }
.finding h3 a, .id { font-family: var(--mono); font-size: .9375rem; font-weight: 600; text-decoration: none; }
.finding h3 a:hover, .id:hover { text-decoration: underline; }
.finding .sentence { margin: .375rem 0 .125rem; font-size: 1.25rem; }
.clause { font-size: .875rem; }
.facts { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: .25rem 1rem; margin-top: 1rem;
  font-size: .875rem; }
.facts dt { color: var(--soft); }
.facts dd { unicode-bidi: isolate; }
.facts .said { font-family: var(--mono); font-size: .8125rem; line-height: 1.6; white-space: pre-wrap; }
.facts .sequence { margin: 0; padding-left: 1.5rem; }
.facts .sequence li { padding-bottom: .25rem; overflow-wrap: anywhere; unicode-bidi: isolate; }
.facts .due { color: var(--soft); }
.facts small { color: var(--soft); margin-left: .5em; }
.finding > .about > .aside { margin-top: .75rem; }
.other { margin: 1.5rem 0 0 1.25rem; }
.group { margin-top: 2rem; }
details.group { margin-top: 0; border-top: 1px solid var(--rule); }
details.group > summary { padding: .625rem 0; font-size: 1rem; color: var(--ink); margin: 0; }
details.group > summary h3 { display: inline; font-weight: 400; }
details.group > summary h3::first-letter { text-transform: uppercase; }
.about-section + details.group { margin-top: 1rem; }
details.group > summary small { margin-left: .75em; white-space: nowrap; }
details.group > .items, details.group > div > .items { margin: 0 0 1rem 1.25rem; }
.items { list-style: none; padding: 0; margin-top: .5rem; }
.items li { padding: .75rem 0; border-top: 1px solid var(--rule); }
.items .tags { display: flex; flex-wrap: wrap; gap: .125rem .75rem; align-items: baseline; }
.items .rule { color: var(--soft); }
.items .because { font-size: .875rem; unicode-bidi: isolate; }
.items .sentence { unicode-bidi: isolate; }
#particulars { padding-top: 1.5rem; border-top: 1px solid var(--rule); }
#particulars h2 { font-size: 1.25rem; }
.digest { color: var(--soft); }
`
