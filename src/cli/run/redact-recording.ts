import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Exchange } from '../../exchange/exchange.js'
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
  if (!(await holdsSecret(path, redactor))) return false
  const draft = draftOf(path)
  const redacted = async function* () {
    for await (const { bytes, ended } of readLines(path)) {
      yield redactLine(bytes.toString('utf8'), redactor) + (ended ? '\n' : '')
    }
  }
  try {
    await pipeline(redacted, createWriteStream(draft.beside, { fd: draft.handOver() }))
    draft.commit()
  } finally {
    draft.discard()
  }
  return true
}

async function holdsSecret(path: string, redactor: Redactor): Promise<boolean> {
  for await (const { bytes } of readLines(path)) {
    const line = bytes.toString('utf8')
    if (redactor.find(line) || (mayBeCut(line) && redactLine(line, redactor) !== line)) return true
  }
  return false
}

/** Whether a body in it may end in the middle of a secret, which `find` does not see. */
const mayBeCut = (line: string): boolean => line.includes('"cut":true')

function redactLine(line: string, redactor: Redactor): string {
  if (!mayBeCut(line) && redactor.find(line) === undefined) return line
  try {
    return JSON.stringify(redactExchange(JSON.parse(line) as Exchange, redactor))
  } catch {
    // The last line may break off.
    return redactor.text(line, true)
  }
}
