import { createReadStream } from 'node:fs'
import type { Redactor } from '../../exchange/redactor.js'
import type { Run } from '../../run/run.js'
import { CommandError } from '../command-error.js'
import { exitCode } from '../exit-code.js'
import type { Written } from '../output/drafts.js'
import { ownWords } from './own-words.js'
import { redactRecording } from './redact-recording.js'

/** A secret of the run stands in a file. */
interface Leak {
  readonly token: string
  /** 1-based. */
  readonly line: number
}

/** UTF-16 units that are looked at together, and those of them that are looked at once more with the next ones. */
const most = 1024 * 1024
const overlap = 64 * 1024

/**
 * The second lock: searches every file that a run wrote for every secret that it knows by now, in bounded
 * memory, before any other program sees them. Exchanges that were recorded before a secret became known are redacted
 * once more.
 *
 * @param written the files, where they are now and as the user knows them
 * @param recording the one of them that holds the exchanges
 * @throws CommandError that names each file with a secret, and the place of the secret in it
 */
export async function searchWritten(
  written: readonly Written[],
  recording: string,
  run: Run,
  redactor: Redactor,
): Promise<void> {
  const changed = await redactRecording(recording, redactor)
  const leaks: string[] = []
  for (const { beside, shown } of written) {
    // It has just been looked through, line by line.
    if (beside === recording && !changed) continue
    const leak = await search(beside, redactor, run)
    if (leak === undefined) continue
    leaks.push(`${shown} held the secret ${leak.token} in line ${leak.line} and was not written`)
  }
  if (leaks.length > 0)
    throw new CommandError(
      `${leaks.join('; ')}.\nThis is a fault of Assay's own, please report it.`,
      exitCode.untested,
    )
}

async function search(path: string, redactor: Redactor, run: Run): Promise<Leak | undefined> {
  let text = ''
  let line = 1
  const look = (): Leak | undefined => {
    const found = redactor.find(text, (token) => !ownWords(run, redactor).has(token))
    if (found === undefined) return undefined
    return { token: found.token, line: line + linesIn(text.slice(0, found.start)) }
  }
  for await (const chunk of createReadStream(path, { encoding: 'utf8' }) as AsyncIterable<string>) {
    text += chunk
    if (text.length < most) continue
    const leak = look()
    if (leak) return leak
    const done = text.length - overlap
    line += linesIn(text.slice(0, done))
    text = text.slice(done)
  }
  return look()
}

const linesIn = (text: string): number => text.split('\n').length - 1
