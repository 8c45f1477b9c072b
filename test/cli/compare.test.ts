import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { assay } from './assay.js'
import { customer, test } from './cli-test.js'

test('two runs are compared, and a run shows the verdicts of an earlier one', async ({
  folder,
  open,
}) => {
  const part = ['--interface', 'text', '--only', 'text.getFormat', '--seed', '1']
  const run = async (out: string, defects: readonly string[], ...more: readonly string[]) => {
    const { baseUrl } = await open({ defects })
    return assay(['run', '-u', baseUrl, ...part, '--out', out, ...more], { folder, env: customer })
  }
  await run('main', [])
  const changed = await run(
    'change',
    ['accepted-names-getFormat-formatId-bad-character'],
    '--compare',
    'main',
  )
  expect(changed.stdout).toMatch(/Compared with main \(conformant\): \d+ worse, 0 better/)
  const page = await readFile(join(folder, 'change/index.html'), 'utf8')
  expect(page).toContain('before: pass')
  expect(page).toMatch(/Compared with main \(conformant\): \d+ worse/)

  const told = await assay(['compare', 'main', 'change/run.json'], { folder })
  expect(told.code).toBe(1)
  expect(told.stdout).toMatch(/^Worse \(\d+\)\n {2}pass → fail {2}text\.getFormat\./m)
  expect(told.stdout).toMatch(/^ {6}target: nothing else changed for it$/m)
  expect((await assay(['compare', 'change', 'main'], { folder })).code).toBe(0)

  await mkdir(join(folder, 'out'))
  await writeFile(join(folder, 'summary'), '')
  const names = ['github', 'markdown=out/a.md', 'html=out/a.html', 'json=out/a.json']
  const reported = await assay(
    ['compare', 'main', 'change', ...names.flatMap((one) => ['-r', one])],
    { folder, env: { GITHUB_STEP_SUMMARY: join(folder, 'summary') } },
  )
  expect(reported.stdout).toMatch(/^::error title=text\.getFormat\S* pass → fail::/m)
  for (const name of ['out/a.md', 'out/a.html', 'summary'])
    expect(await readFile(join(folder, name), 'utf8')).toContain('pass → fail')
  expect(JSON.parse(await readFile(join(folder, 'out/a.json'), 'utf8'))).toMatchObject({
    before: { shown: 'main' },
  })
})

test('what is no run is said', async ({ folder }) => {
  const { code, stderr } = await assay(['compare', 'here', 'there'], { folder })
  expect([code, stderr]).toEqual([2, expect.stringContaining('here/run.json does not exist')])
})
