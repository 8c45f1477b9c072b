/** For A4 and Letter: black on white, tables that repeat their heads, nothing cut at the edge. */
export const printStyle = `
@page { margin: 18mm 15mm }
body { font: 10pt/1.4 system-ui, sans-serif; color: #000; background: #fff; margin: 0 }
main { max-width: 180mm; margin: 0 auto; padding: 4mm }
h1 { font-size: 20pt; margin: 0 0 4mm }
h2 { font-size: 14pt; margin: 8mm 0 2mm; break-after: avoid }
h3 { font-size: 10.5pt; margin: 4mm 0 1mm; break-after: avoid }
table { border-collapse: collapse; width: 100% }
caption { text-align: left; font-weight: bold; padding: 3mm 0 1mm }
thead { display: table-header-group }
tr, .finding { break-inside: avoid }
th, td { text-align: left; vertical-align: top; border-bottom: 0.2mm solid #999; padding: 0.8mm 2mm 0.8mm 0; overflow-wrap: anywhere }
code { font: 9pt ui-monospace, monospace; overflow-wrap: anywhere }
.conclusion { font-size: 14pt; font-weight: bold }
.annex { break-before: page }
.annex table { font-size: 8pt; table-layout: fixed }
.annex tbody th { font-weight: normal }
.annex code { display: block; font-size: 7pt; color: #444 }
.annex th:nth-child(1) { width: 46% }
.annex th:nth-child(2) { width: 20% }
.annex th:nth-child(3), .annex th:nth-child(4) { width: 7.5% }
.sums td + td, .sums th + th + th { text-align: right }
`
