import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { assay } from './assay.js'
import { test } from './cli-test.js'
import { startAssay } from './start-assay.js'
import { withoutProgress } from './without-progress.js'

const escape = '\u001b['
const run = ['run', '--interface', 'accounts', '--only', 'accounts.getAccount', '--out', '.']
const terminal = '/usr/bin/script'
const isTerminalAtHand =
  process.platform === 'linux' && spawnSync(terminal, ['--version']).status === 0

/** Runs a command as someone sees it who sits at a terminal: script(1) pretends to be one. */
async function atTerminal(
  args: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const command = [process.execPath, join(packageRoot, 'bin/assay.js'), ...args].join(' ')
  const { stdout } = await promisify(execFile)(
    terminal,
    ['--quiet', '--return', '--command', command, '/dev/null'],
    { cwd: folder, env: { PATH: process.env['PATH'], TERM: 'xterm', ...env } },
  )
  return stdout
}

/** The escape sequences that colour; others move the cursor. */
const coloursOf = (text: string): readonly string[] =>
  text.split(escape).filter((sequence) => /^[\d;]*m/.test(sequence))

test('There are neither colours nor progress but on a terminal', async ({ folder }) => {
  const { stdout, stderr } = await assay(run, { folder, env: { TERM: 'xterm-256color' } })
  expect(stdout).toContain('CONFORMANT')
  expect(stdout).not.toContain(escape)
  expect(withoutProgress(stderr)).toBe('')
})

test('A terminal shows progress and colours; NO_COLOR and --no-color take the colours away', async ({
  folder,
}) => {
  test.skip(!isTerminalAtHand, 'script(1) is not on this machine')
  const coloured = await atTerminal(run, folder)
  expect(coloured).toContain(`${escape}32mCONFORMANT`)
  expect(coloured).toMatch(/\d+ of \d+/)
  expect(coloursOf(coloured)).not.toEqual([])
  expect(coloursOf(await atTerminal(run, folder, { NO_COLOR: '1' }))).toEqual([])
  expect(coloursOf(await atTerminal([...run, '--no-color'], folder))).toEqual([])
})

for (const args of [['list'], ['lint', '--format', 'json'], run])
  test(`“assay ${args[0]}” bears with a reader that stops reading`, async ({ folder }) => {
    const { child, ended } = startAssay(args, { folder })
    child.stdout?.destroy()
    const { code, stderr } = await ended
    expect(withoutProgress(stderr)).toBe('')
    expect(code).toBe(0)
    expect(existsSync(join(folder, 'index.html'))).toBe(args[0] === 'run')
  })
