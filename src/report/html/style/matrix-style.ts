/** The clause matrix. */
export const matrixStyle = `
#clauses > section { margin-top: 2rem; }
.rows > summary { margin-top: .5rem; cursor: pointer; font-size: .875rem; color: var(--soft); }
.matrix { margin-top: .5rem; }
.matrix td { border-top: 1px solid var(--rule); font-size: .875rem; }
.matrix td:first-child, .matrix th:first-child { width: 8rem; }
.matrix td:nth-child(3) { width: 5rem; color: var(--soft); }
.matrix .judges { width: 22%; color: var(--soft); padding-right: 0; }
.matrix .judges code { display: block; font-size: .75rem; }
.matrix .shown-by { color: var(--soft); font-size: .75rem; }
.matrix .sentence { font-size: 1.0625rem; }
.matrix p code { color: var(--soft); font-size: .75rem; }
.clause-heading th { padding-top: 1.5rem; font-size: .9375rem; }
.readings { padding-left: 1.25rem; color: var(--soft); }
`
