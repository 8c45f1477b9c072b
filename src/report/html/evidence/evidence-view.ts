import type { Finding } from '../../../run/finding.js'
import { formatCount } from '../../format-count.js'
import { type Html, html } from '../html.js'
import type { Lookup } from '../lookup.js'
import { exchangeView } from './exchange-view.js'
import { shownExchanges } from './shown-exchanges.js'

/** The exchanges of a finding, the telling one first, each folded; what is not shown is named. */
export function evidenceView(finding: Finding, { exchanges, ids, bodyLimit }: Lookup): Html {
  const first = finding.exchanges[0]
  const shown = finding.exchanges
    .slice(0, shownExchanges)
    .flatMap((number) => exchanges.get(number) ?? [])
  const others = finding.exchanges.filter(
    (number) => !shown.some((exchange) => exchange.number === number),
  )
  const more = (finding.occurrences ?? 0) - finding.exchanges.length
  return html`${shown.map((exchange) =>
    exchangeView(
      exchange,
      bodyLimit,
      exchange.number === first && finding.pointer !== undefined
        ? { pointer: finding.pointer, id: `place--${ids.get(finding) ?? ''}` }
        : undefined,
    ),
  )}
  ${
    others.length > 0 &&
    html`<p class="aside">
      ${shown.length > 0 ? 'Also' : 'See'} in exchanges.ndjson: exchange ${listed(others)}.
    </p>`
  }
  ${
    more > 0 &&
    html`<p class="aside">
      ${formatCount(finding.occurrences ?? 0)} exchanges showed this;
      ${formatCount(finding.exchanges.length)} of them are listed.
    </p>`
  }`
}

function listed(numbers: readonly number[]): string {
  const some = numbers.slice(0, 20).map(formatCount).join(', ')
  return numbers.length > 20 ? `${some} and ${formatCount(numbers.length - 20)} more` : some
}
