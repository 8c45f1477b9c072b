import type { Exchange } from '../exchange/exchange.js'
import type { Finding } from '../run/finding.js'
import type { SecretName } from '../run/run.js'
import { requestsToRepeat } from './curl/requests-to-repeat.js'
import { scriptLines } from './curl/script-lines.js'
import { sentAround } from './curl/sent-around.js'
import { curlLine } from './curl.js'

/**
 * A shell command that shows a finding again or, where it takes more than one request, a short script: what has to be
 * there is created, with entity tags, addresses and identifiers taken from the answers, and in the end deleted or put
 * back.
 *
 * @param evidence exchanges of the run by number
 * @param secrets which token stands for which environment variable
 * @returns undefined where the telling exchange is not among them
 */
export function commandFor(
  finding: Finding,
  evidence: ReadonlyMap<number, Exchange>,
  secrets: readonly SecretName[],
): string | undefined {
  const telling = evidence.get(finding.exchanges[0] ?? Number.NaN)
  if (telling === undefined) return undefined
  const requests = requestsToRepeat(telling, sentAround(evidence, telling), finding)
  const alone = withSessions(curlLine(telling, secrets))
  if (requests.before.length === 0 && requests.after.length === 0) return alone
  const lines = scriptLines(requests, secrets)
  if (lines.some((line) => line.trimStart().startsWith('#'))) return alone
  const script = lines.join('\n')
  return withSessions(
    script.includes('"$answer"') ? `answer=$(mktemp)\n${script}\nrm "$answer"` : script,
  )
}

/** A command that needs sessions says which variables stand for them: no one keeps those as he does his token. */
function withSessions(command: string): string {
  const names = [...new Set(command.match(/(?<=\$)ASSAY_SESSION_\d+/g) ?? [])]
  if (names.length === 0) return command
  return `# Set these to sessions that are there: ${names.join(', ')}\n${command}`
}
