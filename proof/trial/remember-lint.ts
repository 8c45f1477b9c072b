import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { packageRoot } from '../../src/package-root.js'
import type { Linter } from '../../src/cli/run/open-linter.js'

/** Where tools keep what they can make again. */
const folder = join(packageRoot, 'node_modules/.cache/assay/lint')

/**
 * Lints a served document once, however many trials serve it, and not again as long as the linter is the same one: to
 * load it takes longer than most trials do. Where a document was read from differs from trial to trial and is no part
 * of what the linter says of a bank's document.
 */
export function rememberLint(linter: Linter): Linter {
  const known = new Map<string, ReturnType<Linter['lintDocument']>>()
  const digest = digestOfLinter()

  const lint = async (
    document: Parameters<Linter['lintDocument']>[0],
    text: string,
  ): ReturnType<Linter['lintDocument']> => {
    const key = createHash('sha256').update(digest).update(document.shown).update(text)
    const file = join(folder, `${key.digest('hex')}.json`)
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as { findings: [] }
    } catch {
      const answer = await linter.lintDocument(document)
      if ('findings' in answer) keep(file, JSON.stringify(answer))
      return answer
    }
  }
  return {
    ...linter,
    lintDocument(document) {
      const text = document.text.replaceAll(new URL(document.url).origin, '')
      const answer = known.get(text) ?? lint(document, text)
      known.set(text, answer)
      return answer
    },
  }
}

/** Of all that decides what the linter says. */
function digestOfLinter(): string {
  const hash = createHash('sha256')
  for (const room of ['src/lint', 'src/lint/ruleset']) {
    const place = join(packageRoot, 'dist', room)
    for (const name of readdirSync(place).toSorted())
      if (name.endsWith('.js')) hash.update(name).update(readFileSync(join(place, name)))
  }
  return hash.digest('hex')
}

/** Whole or not at all: another worker may read it. Where nothing can be written, nothing is kept. */
function keep(file: string, text: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    const draft = `${file}.${process.pid}.${threadId}`
    writeFileSync(draft, text)
    renameSync(draft, file)
  } catch {
    return
  }
}
