import type { Finding } from '../../../run/finding.js'
import { commandFor } from '../../command-for.js'
import { formatCount } from '../../format-count.js'
import { type Html, html } from '../html.js'
import type { Lookup } from '../lookup.js'

const longest = 16 * 1024

/** The command that sends the telling request again, with secrets as environment variables. */
export function reproduction(finding: Finding, { exchanges, run, budget }: Lookup): Html | false {
  const exchange = exchanges.get(finding.exchanges[0] ?? Number.NaN)
  if (!exchange) return false
  if (budget.commands <= 0)
    return html`<p class="aside">
      There is no more room for commands here; exchange ${formatCount(exchange.number)} in
      exchanges.ndjson is the request.
    </p>`
  const line = commandFor(finding, exchanges, run.secrets)
  if (line === undefined || line.length > longest) return false
  const command = html`<div class="again">
    <pre
      tabindex="0"
      role="group"
      aria-label="Command that sends the request again"
    ><code data-copy>${line}</code></pre>
  </div>`
  budget.commands -= Buffer.byteLength(command.markup)
  return command
}
