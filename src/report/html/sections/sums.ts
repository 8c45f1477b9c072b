import type { Run } from '../../../run/run.js'
import type { RequirementResult } from '../../../run/requirement-result.js'
import { formatCount } from '../../format-count.js'
import { countLink } from '../count-link.js'
import { countOf } from '../count-of.js'
import { type Html, html } from '../html.js'
import { verdictWord } from '../verdict-word.js'
import { verdicts } from '../verdicts.js'
import { proportions } from './proportions.js'

/** The requirements by verdict, written as the sum that they are. */
export function sums(run: Run): Html {
  const { totals } = run
  const label = `${countOf(totals.planned, 'requirement')}: ${verdicts
    .map(([verdict, heading]) => `${formatCount(totals[verdict])} ${heading}`)
    .join(', ')}`
  return html`<section class="sums" aria-label="Sums">
    ${proportions(totals, label)}
    <dl>
      <div>
        <dt>requirements</dt>
        <dd>${formatCount(totals.planned)}</dd>
      </div>
      ${verdicts.map(
        ([verdict, heading], index) =>
          html`<div class="${verdict}">
            <dt>${heading}</dt>
            <dd>
              <span class="operator" aria-hidden="true">${index === 0 ? '=' : '+'}</span>
              ${countLink(
                totals[verdict],
                verdict,
                `${formatCount(totals[verdict])} ${heading}: show them`,
              )}
            </dd>
          </div>`,
      )}
    </dl>
    ${totals.none > 0 && html`<p class="aside">None: ${kindsOfNone(run.requirements)}.</p>`}
  </section>`
}

const meanings: Readonly<Record<string, string>> = {
  unspecified: 'unspecified (the documents leave it open)',
  untestable: 'untestable (no test can decide it)',
  later: 'later than the set of requirements that the profile claims',
  'not claimed': 'not claimed for this target',
}

function kindsOfNone(requirements: readonly RequirementResult[]): string {
  const counts = new Map<string, number>()
  for (const requirement of requirements) {
    if (requirement.verdict !== 'none') continue
    const word = verdictWord(requirement)
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .map(([word, count]) => `${formatCount(count)} ${meanings[word] ?? word}`)
    .join(', ')
}
