import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageRoot } from '../src/package-root.js'
import { bankSecrets } from '../src/reference/bank-secrets.js'
import type { Effort } from './effort.js'
import { interleave } from './interleave.js'
import { profilePath } from './open-bank.js'
import type { Row } from './row.js'
import { wallTime } from './wall-time.js'

const defect = 'balances-in-order-of-books'
const requirement = 'accounts.balances.order'

/** How long after the source of a bank was saved `assay watch` has printed the verdict, against what it aims at. */
export async function confirmedFix({ repetitions }: Effort): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-bench-'))
  const source = join(folder, 'source.txt')
  await writeFile(source, defect)
  const bank = fork(new URL('./restarting-process.js', import.meta.url), [source])
  const [baseUrl] = (await once(bank, 'message')) as [string]
  const program = join(packageRoot, 'bin/assay.js')
  const words = ['watch', '--profile', profilePath, '--base-url', baseUrl, '--only', requirement]
  const watching = spawn(process.execPath, [program, ...words, '--on', source], {
    cwd: folder,
    env: { ...process.env, ...bankSecrets },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await says(watching, 'FAIL')
    const saved = async (text: string, word: string): Promise<void> => {
      const said = says(watching, word)
      await writeFile(source, text)
      await said
    }
    const { fix } = await interleave(repetitions, {
      fix: async () => {
        const time = await wallTime(() => saved('', '1 of 1 pass'))
        await saved(defect, 'FAIL')
        return time
      },
    })
    const aim = 2000
    return [
      {
        what: 'a bug that was fixed is confirmed',
        by: 'wall',
        measured: { name: 'from saving to the verdict of assay watch', amount: fix },
        against: { name: 'two seconds', amount: aim },
        ratio: fix / aim,
        aim: { at: 'most', ratio: 1 },
      },
    ]
  } finally {
    watching.kill('SIGINT')
    bank.disconnect()
    await rm(folder, { recursive: true })
  }
}

/** Waits until a process writes a word. */
function says({ stdout }: ChildProcess, word: string): Promise<void> {
  let heard = ''
  return new Promise((resolve) => {
    const hear = (chunk: Buffer): void => {
      heard += chunk.toString()
      if (!heard.includes(word)) return
      stdout?.off('data', hear)
      resolve()
    }
    stdout?.on('data', hear)
  })
}
