/** Commands, and exchanges folded under findings. */
export const evidenceStyle = `
.again { position: relative; margin-top: 1rem; }
pre { padding: .75rem 1rem; background: var(--panel); border-radius: 3px; line-height: 1.55;
  white-space: pre-wrap; unicode-bidi: isolate; direction: ltr; }
.again pre { padding-right: 6rem; }
.copy { position: absolute; top: .375rem; right: .375rem; }
details { margin-top: .5rem; }
summary { padding: .25rem 0; font-size: .875rem; cursor: pointer; }
summary small { color: var(--soft); margin-left: .5em; }
.part { font-size: .8125rem; font-weight: 600; color: var(--soft); margin: .75rem 0 .25rem; }
details pre { position: relative; max-height: 32rem; overflow-y: auto; }
pre b { font-weight: 400; color: var(--soft); }
pre .cut { font-family: var(--sans); color: var(--soft); }
mark { color: inherit; background: var(--tint); border-radius: 2px; padding: .1em 0;
  box-decoration-break: clone; -webkit-box-decoration-break: clone;
  text-decoration: underline; text-decoration-color: var(--accent); text-decoration-thickness: 2px;
  text-underline-offset: .2em; }
`
