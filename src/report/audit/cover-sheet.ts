import type { Run } from '../../run/run.js'
import { formatCount } from '../format-count.js'
import { type Html, html, type TemplateValue } from '../html/html.js'
import { verdictReason } from '../outline/verdict-reason.js'

const row = (name: string, value: TemplateValue): Html =>
  html`<tr>
    <th scope="row">${name}</th>
    <td>${value}</td>
  </tr>`

const words = ['planned', 'pass', 'warn', 'fail', 'inconclusive', 'error', 'none'] as const

/** What was tested, when and with what, the sums, the conclusion, and how to check it. */
export function coverSheet(run: Run): Html {
  const { target, totals, contract } = run
  const reason = verdictReason(run, (file) => file)
  return html`<h1>Audit report</h1>
    <p class="conclusion">Conclusion: ${run.verdict}</p>
    ${reason !== '' && html`<p>${reason}.</p>`}
    <table>
      <caption>
        What was tested
      </caption>
      <tbody>
        ${row('Target', target.name)} ${row('Address', target.baseUrl)}
        ${row('Tested by', run.by ?? 'not given (assay run --by)')} ${row('Started', run.started)}
        ${row('Finished', run.finished)}
        ${run.interrupted !== undefined && row('Ended early', run.interrupted)}
        ${run.environment !== undefined && row('Made on', `Node ${run.environment.node}, ${run.environment.system}`)}
        ${run.only !== undefined && row('Only', run.only.join(', '))}
        ${row('Assay', run.tool.version)} ${row('Profile', target.profile ?? 'none')}
        ${row('Writes allowed', target.allow)} ${row('Seed', String(run.seed))}
        ${row('Rounds', String(run.rounds ?? 1))}
        ${run.requirementSet !== undefined && row('Requirement set', run.requirementSet.name)}
        ${run.baseline !== undefined && row('Known failures', run.baseline.file)}
        ${row('Exchanges', formatCount(run.exchanged.count))}
        ${row('Contract, SHA-256', html`<code>${contract.digest}</code>`)}
      </tbody>
    </table>
    <table class="sums">
      <caption>
        Sums of the requirements
      </caption>
      <thead>
        <tr>
          <th scope="col">interface</th>
          <th scope="col">version</th>
          ${words.map((word) => html`<th scope="col">${word}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${run.interfaces.map(
          (one) =>
            html`<tr>
              <th scope="row">${one.name}</th>
              <td>${one.version}</td>
              ${words.map((word) => html`<td>${formatCount(one.totals[word])}</td>`)}
            </tr>`,
        )}
        <tr>
          <th scope="row" colspan="2">all</th>
          ${words.map((word) => html`<td>${formatCount(totals[word])}</td>`)}
        </tr>
      </tbody>
    </table>
    <h2>Documents</h2>
    <ul>
      ${(contract.documents ?? []).map(
        ({ title, digest }) => html`<li>${title}, SHA-256 <code>${digest}</code></li>`,
      )}
      ${run.interfaces.flatMap(({ supplements = [] }) =>
        supplements.map(({ title, file }) => html`<li>Supplement: ${title}, ${file}</li>`),
      )}
    </ul>
    ${run.notes.length > 0 && html`<h2>Notes</h2>`} ${run.notes.map((note) => html`<p>${note}</p>`)}
    <h2>How to check it</h2>
    <p>
      Numbers of exchanges are those of exchanges.ndjson, which the same run wrote; run.json holds
      all findings. The digests of the documents can be computed from their text.
    </p>
    <p>
      Ask for the bundle of this run, its signature and the public key. The command
      <code>assay verify assay-bundle.zip --key KEY</code> judges its exchanges again, without
      network, and names each byte, exchange or verdict that is not as the run wrote it. Its counts
      have to be those of this page. This report itself is not signed.
    </p>`
}
