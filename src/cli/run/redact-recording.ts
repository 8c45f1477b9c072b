import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Exchange } from '../../exchange/exchange.js'
import { openCleanSearch } from '../../exchange/open-clean-search.js'
import { readLines } from '../../exchange/read-lines.js'
import { redactExchange } from '../../exchange/redact-exchange.js'
import type { Redactor } from '../../exchange/redactor.js'
import { draftOf } from '../output/draft.js'

/**
 * Redacts a recording once more, as some exchanges were recorded before a secret in them became known. It
 * is written beside and renamed, and only if there is need.
 *
 * @returns whether there was
 */
export async function redactRecording(path: string, redactor: Redactor): Promise<boolean> {
  const { isToRedact, redacted } = openRedaction(redactor)
  if (!(await isAny(path, isToRedact))) return false
  const draft = draftOf(path)
  const lines = async function* () {
    for await (const { bytes, ended } of readLines(path))
      yield redacted(bytes.toString('utf8')) + (ended ? '\n' : '')
  }
  try {
    await pipeline(lines, createWriteStream(draft.beside, { fd: draft.handOver() }))
    draft.commit()
  } finally {
    draft.discard()
  }
  return true
}

async function isAny(path: string, telling: (line: string) => boolean): Promise<boolean> {
  for await (const { bytes } of readLines(path)) if (telling(bytes.toString('utf8'))) return true
  return false
}

/** What is in a line of a recording is looked at as it was before it was written. */
function openRedaction(redactor: Redactor) {
  const holdsSecret = openCleanSearch(redactor)
  const redacted = (line: string, exchange = parsed(line)): string => {
    // The last line may break off.
    if (exchange === undefined) return redactor.text(line, true)
    if (!isCut(exchange) && !holdsSecret(exchange)) return line
    return JSON.stringify(redactExchange(exchange, redactor))
  }
  return {
    redacted,
    isToRedact(line: string): boolean {
      const exchange = parsed(line)
      if (holdsSecret(exchange ?? line)) return true
      return exchange !== undefined && isCut(exchange) && redacted(line, exchange) !== line
    },
  }
}

/** Whether a body may end in the middle of a secret, which `find` does not see. */
const isCut = ({ request, outcome }: Exchange): boolean =>
  request.body?.cut === true || (outcome.kind === 'response' && outcome.body?.cut === true)

function parsed(line: string): Exchange | undefined {
  try {
    return JSON.parse(line) as Exchange
  } catch {
    return undefined
  }
}
