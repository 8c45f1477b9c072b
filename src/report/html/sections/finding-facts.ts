import type { Finding } from '../../../run/finding.js'
import { formatCount } from '../../format-count.js'
import { isContrary } from '../../outline/is-contrary.js'
import { cutText } from '../evidence/cut-text.js'
import { type Html, html } from '../html.js'
import type { Lookup } from '../lookup.js'
import { sequenceList } from './sequence-list.js'

const longest = 4096

/** What was expected, what the target said, where it stands, and who found it. */
export function findingFacts(finding: Finding, { exchanges, judges, ids }: Lookup): Html {
  const { operation, because, pointer } = finding
  const contrary = isContrary(finding) ? finding : undefined
  const [number] = finding.exchanges
  const judge = judges.get(finding.scenario ?? '')
  const shown = number !== undefined && exchanges.has(number)
  const place = pointer === '' ? 'the whole body' : pointer
  const listed =
    contrary?.deviations !== undefined &&
    html` <a href="#drift" data-filter="interface=${finding.interface}">listed under drift</a>`
  return html`<dl class="facts">
    ${
      contrary &&
      html`<dt>Expected</dt>
        <dd class="said">${cutText(contrary.expected, longest)}</dd>
        <dt>Actual</dt>
        <dd class="said">${cutText(contrary.actual, longest)}${listed}</dd>`
    }
    ${
      because !== undefined &&
      html`<dt>Because</dt>
        <dd>${cutText(because, longest)}</dd>`
    }
    ${
      contrary?.sequence !== undefined &&
      html`<dt>After</dt>
        <dd>${sequenceList(contrary.sequence)}</dd>`
    }
    ${
      place !== undefined &&
      html`<dt>At</dt>
        <dd>
          ${
            shown
              ? html`<a href="#place--${ids.get(finding)}"><code>${place}</code></a>`
              : html`<code>${place}</code>`
          }${number !== undefined && `, exchange ${formatCount(number)}`}
        </dd>`
    }
    ${
      operation !== undefined &&
      html`<dt>Operation</dt>
        <dd><code>${operation}</code></dd>`
    }
    ${
      finding.scenario !== undefined &&
      html`<dt>Found by</dt>
        <dd>${judge ? html`${judge.title} <small>${judge.file}</small>` : finding.scenario}</dd>`
    }
  </dl>`
}
