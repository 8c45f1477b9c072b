import type { Gate, Run } from '../../run/run.js'
import { formatCount } from '../format-count.js'
import { formatDuration } from '../format-duration.js'
import { type Html, html, type TemplateValue } from '../html/html.js'
import { spokenTime } from '../html/spoken-time.js'
import { verdictReason } from '../outline/verdict-reason.js'
import { versionsOf } from '../versions-of.js'

const row = (name: string, value: TemplateValue): Html =>
  html`<tr>
    <th scope="row">${name}</th>
    <td>${value}</td>
  </tr>`

const words = ['planned', 'pass', 'warn', 'fail', 'inconclusive', 'error', 'none'] as const

const signs = { conformant: '✓', 'not conformant': '✕', 'not decided': '?' } as const

/** What was tested, by whom, when and with what, the sums, the conclusion, and how to check it. */
export function coverSheet(run: Run): Html {
  const { target, totals } = run
  const reason = verdictReason(run, (file) => file)
  return html`<header>
      <p class="kicker">Assay ${run.tool.version}, report for auditors</p>
      <h1>${target.name}</h1>
      <p class="conclusion">
        <span aria-hidden="true">${signs[run.verdict]}</span> Conclusion:
        ${run.verdict}${reason !== '' && `, ${reason}`}.
      </p>
    </header>
    ${whatWasTested(run)}
    <table class="sums">
      <caption>
        Requirements
      </caption>
      <thead>
        <tr>
          <th scope="col">Interface</th>
          <th scope="col">Version</th>
          ${words.map((word) => html`<th scope="col" class="number">${word}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${run.interfaces.map(
          (one) =>
            html`<tr>
              <th scope="row">${one.title}</th>
              <td>${one.version}</td>
              ${words.map((word) => html`<td class="number">${formatCount(one.totals[word])}</td>`)}
            </tr>`,
        )}
        <tr class="all">
          <th scope="row" colspan="2">All</th>
          ${words.map((word) => html`<td class="number">${formatCount(totals[word])}</td>`)}
        </tr>
      </tbody>
    </table>
    ${documents(run)}
    <h2>How to check it</h2>
    <p>
      Ask for the bundle of this run, its signature and the public key. The command
      <code>assay verify assay-bundle.zip --key KEY</code> judges its exchanges again, without
      network, and names each byte, exchange or verdict that is not as the run wrote it. Its counts
      have to be those of this page. This report itself is not signed.
    </p>
    <p>
      Numbers of exchanges are those of exchanges.ndjson, which the same run wrote; run.json holds
      all findings. The digests of the documents can be computed from their text.
    </p>`
}

const allowed = {
  observe: 'none',
  reversible: 'those that the suites undo',
  disruptive: 'all',
} as const

const gateInWords = ({ strict, failOn }: Gate): string =>
  [
    strict === true && 'where nothing that is claimed is left undecided (--strict)',
    failOn === 'should' && 'without new warnings (--fail-on should)',
  ]
    .filter(Boolean)
    .join(', and ')

function whatWasTested(run: Run): Html {
  const { target, environment } = run
  return html`<table class="facts">
    <caption>
      What was tested
    </caption>
    <tbody>
      ${row('Address', html`<code>${target.baseUrl}</code>`)}
      ${row('Tested by', run.by ?? 'not given (assay run --by)')}
      ${row('When', `${spokenTime(run.started)}, for ${formatDuration(run.milliseconds)}`)}
      ${run.interrupted !== undefined && row('Ended early', run.interrupted)}
      ${environment !== undefined && row('Made on', `Node ${environment.node}, ${environment.system}`)}
      ${run.only !== undefined && row('Only', run.only.join(', '))}
      ${row('Profile', target.profile ?? 'none')} ${row('Writes allowed', allowed[target.allow])}
      ${row('Repeatable with', `seed ${run.seed}, ${run.rounds ?? 1} round${(run.rounds ?? 1) === 1 ? '' : 's'}${run.concurrency === undefined ? '' : `, ${run.concurrency} scenarios in flight`}`)}
      ${run.requirementSet !== undefined && row('Requirement set', run.requirementSet.name)}
      ${run.gate !== undefined && row('Passes only', gateInWords(run.gate))}
      ${run.baseline !== undefined && row('Known failures', run.baseline.file)}
      ${row('Exchanges', formatCount(run.exchanged.count))}
      ${
        run.notes.length > 0 &&
        row(
          'Notes',
          html`<ul>
            ${run.notes.map((note) => html`<li>${note}</li>`)}
          </ul>`,
        )
      }
    </tbody>
  </table>`
}

function documents({ contract, interfaces }: Run): Html {
  return html`<table class="facts">
      <caption>
        Tested against
      </caption>
      <tbody>
        ${row('Contract', html`<code>${contract.digest}</code>`)}
        ${(contract.documents ?? []).map(({ number, title, digest, interfaces: own }) =>
          row(
            `Document ${number}`,
            html`${title} (${versionsOf(own)})<br /><code>${digest}</code>`,
          ),
        )}
        ${interfaces.flatMap(({ supplements = [] }) =>
          supplements.map(({ title, file, digest }) =>
            row('Supplement', html`${title}, ${file}<br /><code>${digest}</code>`),
          ),
        )}
      </tbody>
    </table>
    <p class="note">Digests are SHA-256.</p>`
}
