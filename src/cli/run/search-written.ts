import { createReadStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Redactor } from '../../exchange/redactor.js'
import type { Run } from '../../run/run.js'
import { CommandError } from '../command-error.js'
import { exitCode } from '../exit-code.js'
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
 * memory. Exchanges that were recorded before a secret became known are redacted once more. A file that
 * still holds a secret is removed.
 *
 * @param out the folder of the reports
 * @param shown the folder as the user named it
 * @throws CommandError that names each file that was removed, and the place of the secret in it
 */
export async function searchWritten(
  out: string,
  shown: string,
  run: Run,
  redactor: Redactor,
): Promise<void> {
  const recording = join(out, 'exchanges.ndjson')
  const changed = await redactRecording(recording, redactor)
  const leaks: string[] = []
  for (const path of await writtenFiles(out)) {
    // It has just been looked through, line by line.
    if (path === recording && !changed) continue
    const leak = await search(path, redactor, run)
    if (leak === undefined) continue
    await rm(path, { force: true })
    const file = join(shown, relative(out, path))
    leaks.push(`${file} held the secret ${leak.token} in line ${leak.line} and was removed`)
  }
  if (leaks.length > 0)
    throw new CommandError(
      `${leaks.join('; ')}.\nThis is a fault of Assay's own, please report it.`,
      exitCode.untested,
    )
}

async function writtenFiles(out: string): Promise<readonly string[]> {
  const entries = await readdir(out, { withFileTypes: true, recursive: true })
  return entries
    .filter(
      (entry) => entry.isFile() && ours.test(relative(out, join(entry.parentPath, entry.name))),
    )
    .map(({ parentPath, name }) => join(parentPath, name))
}

/** Files of others may stand beside ours. */
const ours = /^(index\.html|run\.json|summary\.md|exchanges\.ndjson|junit.TEST-[^/\\]+\.xml)$/

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
