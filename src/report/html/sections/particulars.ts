import { counted } from '../../counted.js'
import { versionsOf } from '../../versions-of.js'
import type { Run } from '../../../run/run.js'
import { formatCount } from '../../format-count.js'
import { formatDuration } from '../../format-duration.js'
import { type Html, html } from '../html.js'
import { spokenTime } from '../spoken-time.js'

/** What an auditor needs to tell this run from any other and to do it again. */
export function particulars(run: Run): Html {
  const { tool, contract, target, exchanged } = run
  return html`<footer id="particulars" aria-labelledby="particulars-heading">
    <h2 id="particulars-heading">Particulars</h2>
    <dl class="facts">
      <dt>Tool</dt>
      <dd>Assay ${tool.version}</dd>
      <dt>Target</dt>
      <dd>
        ${target.name}, <code>${target.baseUrl}</code>${
          target.embedded && ' (the embedded reference bank)'
        }
      </dd>
      <dt>Started</dt>
      <dd>${spokenTime(run.started)}</dd>
      <dt>Finished</dt>
      <dd>${spokenTime(run.finished)}, after ${formatDuration(run.milliseconds)}</dd>
      <dt>Safety</dt>
      <dd>${target.allow}</dd>
      <dt>Seed</dt>
      <dd>${run.seed}</dd>
      <dt>Traffic</dt>
      <dd>
        ${counted(exchanged.count, 'exchange')}, ${formatCount(exchanged.bytes)} bytes; all of them
        are in exchanges.ndjson
      </dd>
      <dt>Contract</dt>
      <dd>
        ${counted(contract.requirements, 'requirement')}, ${counted(contract.gaps, 'gap')},
        <code class="digest">${contract.digest}</code>
      </dd>
      ${(contract.documents ?? []).map(
        ({ number, title, digest, interfaces }) =>
          html`<dt>Document ${number}</dt>
            <dd>
              ${title} (${versionsOf(interfaces)}),
              <code class="digest">${digest}</code>
            </dd>`,
      )}
      ${run.interfaces.map(
        ({ title, version, digest, supplements = [] }) =>
          html`<dt>${title}</dt>
            <dd>${version}, <code class="digest">${digest}</code></dd>
            ${supplements.map(
              (one) =>
                html`<dd>
                  with the supplement ${one.file} (${one.title} ${one.version}),
                  <code class="digest">${one.digest}</code>
                </dd>`,
            )}`,
      )}
    </dl>
  </footer>`
}
