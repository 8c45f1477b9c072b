const dark = `
    --paper: #16171a;
    --panel: #1f2125;
    --ink: #e7e6e2;
    --soft: #a5a49e;
    --mid: #6f7075;
    --rule: #36383d;
    --accent: #ff9aa2;
    --tint: #4d2329;
`

/** Paper, ink and one accent, which is spent on failures alone; serif for sentences, sans for what surrounds them. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --paper: #fff;
  --panel: #f6f6f3;
  --ink: #1b1b19;
  --soft: #5c5c57;
  --mid: #a3a29b;
  --rule: #dddcd6;
  --accent: #9c1c2e;
  --tint: #f8e4e4;
  --serif: Charter, 'Bitstream Charter', 'Sitka Text', Cambria, 'Noto Serif', 'Liberation Serif', serif;
  --sans: -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif;
  --mono: ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace;
}
@media screen and (prefers-color-scheme: dark) {
  :root:not([data-colours='light']) { ${dark} }
}
@media screen {
  :root[data-colours='light'] { color-scheme: light; }
  :root[data-colours='dark'] { color-scheme: dark; ${dark} }
}
* { box-sizing: border-box; }
html {
  font: 400 1rem/1.5 var(--sans);
  font-variant-numeric: tabular-nums lining-nums;
  color: var(--ink);
  background: var(--paper);
  scroll-padding-top: calc(var(--bar, 8rem) + 1rem);
  text-size-adjust: 100%;
  -webkit-text-size-adjust: 100%;
}
body { max-width: 72rem; margin: 0 auto; padding: 3rem 2rem 6rem; overflow-wrap: anywhere; }
h1, h2, h3, h4, p, dl, dd, ul, pre { margin: 0; }
h2 { font: 400 1.75rem/1.2 var(--serif); }
h3 { font-size: 1rem; font-weight: 600; }
h3 small { font-weight: 400; color: var(--soft); margin-left: .5em; }
h4 { font-size: .8125rem; font-weight: 600; color: var(--soft); }
small { font-size: .8125rem; }
code, pre { font-family: var(--mono); font-size: .8125rem; }
a { color: inherit; text-decoration: underline; text-decoration-color: var(--soft);
  text-decoration-thickness: 1px; text-underline-offset: .2em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; border-radius: 2px; }
[tabindex='-1']:focus { outline: none; }
[hidden] { display: none !important; }
.skip { position: absolute; left: 1rem; top: -4rem; padding: .5rem 1rem; background: var(--paper); }
.skip:focus { top: .5rem; z-index: 2; }
main > section, body > footer { margin-top: 4rem; }
.aside, .about-section, .because, .clause { color: var(--soft); }
.aside { font-size: .875rem; }
.about-section { max-width: 42rem; margin-top: .5rem; }
[data-empty='true']::after { content: 'Nothing here matches the filter.'; display: block;
  margin-top: 1rem; color: var(--soft); }
.sentence { font: 400 1.125rem/1.4 var(--serif); max-width: 42rem; text-wrap: pretty; }
.level { color: var(--soft); font-size: .875rem; }
.verdict { white-space: nowrap; }
.symbol { display: inline-block; min-width: 1.1em; font-family: var(--sans); }
.verdict.fail, .not-conformant h1 { color: var(--accent); }
.verdict.fail { font-weight: 600; }
.verdict.none, .zero { color: var(--soft); }
`
