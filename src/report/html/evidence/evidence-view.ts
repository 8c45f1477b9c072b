import type { Finding } from '../../../run/finding.js'
import { formatCount } from '../../format-count.js'
import { type Html, html } from '../html.js'
import type { Lookup } from '../lookup.js'
import { exchangeView } from './exchange-view.js'
import { shownExchanges } from './shown-exchanges.js'

/**
 * The exchanges of a finding, the telling one first, each folded; what is not shown is named. Once the room of the
 * report is used up, all that follow are named only.
 */
export function evidenceView(
  finding: Finding,
  { exchanges, ids, bodyLimit, budget }: Lookup,
): Html {
  const first = finding.exchanges[0]
  const isFull = budget.markup <= 0
  const { pointer } = finding
  const placeId = pointer === undefined ? undefined : `place--${ids.get(finding) ?? ''}`
  const shown = (isFull ? [] : finding.exchanges.slice(0, shownExchanges)).flatMap(
    (number) => exchanges.get(number) ?? [],
  )
  const others = finding.exchanges.filter(
    (number) => !shown.some((exchange) => exchange.number === number),
  )
  const more = (finding.occurrences ?? 0) - finding.exchanges.length
  const views = shown.map((exchange) => {
    const place =
      exchange.number === first && placeId !== undefined
        ? { pointer: pointer ?? '', id: placeId }
        : undefined
    const view = exchangeView(exchange, bodyLimit, budget, place)
    budget.markup -= Buffer.byteLength(view.markup)
    return view
  })
  // What a link of the finding leads to.
  const anchor = isFull && first !== undefined && exchanges.has(first) ? placeId : undefined
  return html`${views}
  ${
    others.length > 0 &&
    html`<p class="aside" ${anchor !== undefined && html`id="${anchor}"`}>
      ${shown.length > 0 ? 'Also' : 'See'} in exchanges.ndjson: exchange ${listed(others)}.
      ${isFull && 'There is no more room for evidence here.'}
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
