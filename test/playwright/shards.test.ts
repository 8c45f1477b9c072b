import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import type { Run } from '../../src/run/run.js'
import { assay } from '../cli/assay.js'
import { customer, test } from '../cli/cli-test.js'

const playwright = join(packageRoot, 'node_modules/@playwright/test/cli.js')
const shards = ['1/4', '2/4', '3/4', '4/4']
// Each shard is three processes.
test.describe.configure({ timeout: 300_000 })

/** Runs Playwright as its users do, without what the Playwright around it has set. */
const run = (args: readonly string[], cwd: string, env: NodeJS.ProcessEnv) =>
  new Promise<{ readonly code: number; readonly output: string }>((resolve) => {
    const path = process.env['PATH'] ?? ''
    execFile(
      process.execPath,
      [playwright, ...args],
      { cwd, env: { PATH: path, CI: '1', ...env }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : 1, output: `${stdout}${stderr}` }),
    )
  })

/** Verdicts and totals of the reports in a folder. */
async function read(folder: string) {
  const { requirements, totals, verdict, exchanged } = JSON.parse(
    await readFile(join(folder, 'run.json'), 'utf8'),
  ) as Run
  return {
    verdict,
    totals,
    exchanged,
    verdicts: Object.fromEntries(requirements.map((one) => [one.id, one.verdict])),
  }
}

test('four shards on two workers come to the verdicts of one run', async ({ folder, open }) => {
  const { baseUrl } = await open({ defects: ['accepted-names-getFormat-formatId-bad-character'] })
  const index = pathToFileURL(join(packageRoot, 'dist/program/playwright.js')).href
  const only = ['text.getFormat', 'text.getFormats']
  const options = { baseUrl, interfaces: ['text'], only, seed: 1 }
  await writeFile(
    join(folder, 'playwright.config.mjs'),
    `import { defineAssay } from ${JSON.stringify(index)}\nexport default defineAssay(${JSON.stringify(options)})\n`,
  )
  let failed = 0
  for (const shard of shards) {
    const file = join(folder, 'blobs', `${shard.slice(0, 1)}.zip`)
    const args = ['test', '--workers=2', `--shard=${shard}`, '--reporter=blob']
    const env = { ...customer, PLAYWRIGHT_BLOB_OUTPUT_FILE: file }
    const { code, output } = await run(args, folder, env)
    expect(output).toMatch(/\d+ (passed|failed)/)
    failed += code
  }
  expect(failed).toBeGreaterThan(0)
  expect(failed).toBeLessThan(shards.length)
  const merged = await run(['merge-reports', '-c', 'playwright.config.mjs', 'blobs'], folder, {})
  expect(merged.output).toContain('NOT CONFORMANT')

  const flags = ['-u', baseUrl, '-i', 'text', '--seed', '1', '--out', 'whole']
  await assay(['run', ...flags, '--only', ...only], { folder, env: customer })
  const [parts, whole] = [await read(join(folder, 'reports')), await read(join(folder, 'whole'))]
  expect(parts.verdicts).toEqual(whole.verdicts)
  expect(parts.totals).toEqual(whole.totals)
  expect(parts.verdict).toBe('not conformant')
  const lines = (await readFile(join(folder, 'reports/exchanges.ndjson'), 'utf8')).trimEnd()
  expect(lines.split('\n')).toHaveLength(parts.exchanged.count)
})
