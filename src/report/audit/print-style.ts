/** For A4 and Letter: ink on white, one accent for failures, tables that repeat their heads, nothing cut at the edge. */
export const printStyle = `
@page { margin: 18mm 15mm; }
:root { --serif: Charter, 'Bitstream Charter', 'Sitka Text', Cambria, 'Noto Serif', 'Liberation Serif', serif;
  --sans: -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif;
  --mono: ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace; --soft: #55554f; --rule: #c9c8c1; --accent: #9c1c2e; }
* { box-sizing: border-box; }
body { font: 9.5pt/1.4 var(--sans); font-variant-numeric: tabular-nums lining-nums; color: #1b1b19; background: #fff; margin: 0;
  overflow-wrap: anywhere; }
main { max-width: 180mm; margin: 0 auto; padding: 4mm 0; }
@media screen { main { padding: 8mm; max-width: 196mm; } }
h1 { font: 400 24pt/1.15 var(--serif); margin: 1mm 0 2mm; }
h2 { font: 400 15pt/1.2 var(--serif); margin: 9mm 0 2mm; break-after: avoid; }
h3 { font-size: 10pt; margin: 0; break-after: avoid; }
p { margin: 0 0 2mm; }
a { color: inherit; text-underline-offset: .15em; }
.kicker, .clause, .note { color: var(--soft); font-size: 8.5pt; }
.conclusion { font: 400 13pt/1.35 var(--serif); margin-bottom: 5mm; }
table { border-collapse: collapse; width: 100%; margin-bottom: 4mm; }
caption { text-align: left; font-weight: 600; padding: 2mm 0 1mm; break-after: avoid; }
thead { display: table-header-group; }
tr, .finding { break-inside: avoid; }
th, td { text-align: left; vertical-align: baseline; border-top: 0.2mm solid var(--rule); padding: 0.8mm 3mm 0.8mm 0; }
thead th { font-weight: 400; color: var(--soft); font-size: 8.5pt; border: 0; }
tbody th { font-weight: 400; }
.facts th { width: 32mm; color: var(--soft); }
.number { text-align: right; white-space: nowrap; padding-right: 0; padding-left: 3mm; }
.reasons .number { width: 22mm; padding: 0.8mm 5mm 0.8mm 0; }
.reasons td:nth-child(3) { width: 45%; }
.all th, .all td { font-weight: 600; }
code, pre { font: 8pt/1.45 var(--mono); }
ul { margin: 0; padding-left: 4mm; }
.verdict { white-space: nowrap; }
.verdict.fail { color: var(--accent); font-weight: 600; }
.verdict.none { color: var(--soft); }
.finding { margin-top: 5mm; padding-top: 3mm; border-top: 0.2mm solid var(--rule); }
.finding h3 code { font-size: 9.5pt; }
.finding .sentence { font: 400 11pt/1.35 var(--serif); margin: 1mm 0 0; }
dl { display: grid; grid-template-columns: 22mm minmax(0, 1fr); gap: 0.5mm 3mm; margin: 1mm 0; }
dt { color: var(--soft); }
dd { margin: 0; unicode-bidi: isolate; }
pre { margin: 2mm 0 0; padding: 2mm 3mm; border: 0.2mm solid var(--rule); white-space: pre-wrap; unicode-bidi: isolate; }
.annex { break-before: page; }
.annex h2 { margin-top: 0; }
.whole { break-inside: avoid; }
.annex table { font-size: 7.5pt; line-height: 1.3; table-layout: fixed; }
.annex th, .annex td { padding-top: .5mm; padding-bottom: .5mm; }
.annex caption { font-size: 10pt; padding-top: 4mm; }
.annex code { font-size: 6.5pt; color: var(--soft); margin-left: 1mm; }
.annex .why { display: block; color: var(--soft); }
.annex .clause th { padding-top: 2.5mm; font-weight: 600; color: inherit; font-size: 8pt; break-after: avoid; }
.annex .clause { break-after: avoid; }
.annex th:nth-child(2) { width: 13mm; }
.annex th:nth-child(3) { width: 26mm; }
.annex th:nth-child(4) { width: 38mm; }
.exchanges th:nth-child(1) { width: 12mm; }
.exchanges thead th:nth-child(2) { width: 22mm; }
.exchanges thead th:nth-child(3) { width: 24mm; }
.annex .exchanges thead th:nth-child(4) { width: auto; }
.exchanges thead th:nth-child(5) { width: 20mm; }
.exchanges code { margin: 0; color: inherit; }
tr:target { background: #f1f0ea; }
`
