import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { customer, test } from './cli-test.js'
import { readRun } from './read-run.js'
import { startAssay } from './start-assay.js'

const profile = (baseUrl: string, more: string): string => `target: { baseUrl: '${baseUrl}' }
actors:
  customer: { apiKey: { env: ASSAY_API_KEY }, token: { env: ASSAY_TOKEN } }
${more}`

/** A program that leaves a file behind, so that others see that it ran. */
const leaves = (file: string): string =>
  JSON.stringify([process.execPath, '-e', `require('fs').writeFileSync('${file}', '')`])

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  test(`${signal} ends the hooks, writes the reports and ends with 3`, async ({ folder, open }) => {
    test.skip(process.platform === 'win32', 'Windows has no signals that a program could answer.')
    const { baseUrl } = await open({ latency: 400 })
    const hook = `hooks:
  outage: { begin: { command: ${leaves('begun')} }, end: { command: ${leaves('ended')} } }
`
    await writeFile(join(folder, 'assay.yaml'), profile(baseUrl, hook))
    const only = ['--only', 'accounts/balances-core-down', 'accounts.urls', '--out', '.']
    const args = ['run', '--profile', 'assay.yaml', '--allow', 'disruptive', ...only]
    const { child, ended } = startAssay(args, { folder, env: customer })
    await expect
      .poll(() => existsSync(join(folder, 'begun')), { intervals: [20], timeout: 60_000 })
      .toBe(true)
    child.kill(signal)

    const { code, stdout, stderr } = await ended
    expect(code, stdout + stderr).toBe(3)
    expect(stderr).toContain(
      'Stopping; the reports are being written. A second signal ends at once.',
    )
    expect(stdout).toContain('Stopped early: The run was stopped')
    expect(existsSync(join(folder, 'ended'))).toBe(true)
    const { interrupted, totals } = await readRun(folder)
    expect(interrupted).toContain(signal === 'SIGINT' ? 'Ctrl-C' : 'SIGTERM')
    expect(totals.pass + totals.inconclusive + totals.none).toBe(totals.planned)
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('was stopped')
    expect(existsSync(join(folder, 'junit', 'TEST-accounts.xml'))).toBe(true)
  })

test('A run that takes too long is ended, and its reports say so', async ({ folder, open }) => {
  const { baseUrl } = await open({ latency: 400 })
  await writeFile(join(folder, 'assay.yaml'), profile(baseUrl, 'limits: { runTime: 1 }\n'))
  const args = ['run', '--profile', 'assay.yaml', '--concurrency', '1', '--out', '.']
  const { code, stdout, stderr } = await startAssay(args, { folder, env: customer }).ended
  expect(code, stdout + stderr).toBe(3)
  expect(stdout).toContain('Stopped early: The time limit of the run (1 s) ran out.')
  expect((await readRun(folder)).interrupted).toContain('time limit of the run')
})
