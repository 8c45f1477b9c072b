import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { assay } from '../cli/assay.js'
import { customer, test } from '../cli/cli-test.js'
import { codeBlocks, codeSpans } from './code-blocks.js'
import { document } from './documents.js'
import { outputShape } from './output-shape.js'

const readme = document('README.md')

/** Compares a block of the README with what was printed; with --update-snapshots, writes it there. */
async function expectShown(name: string, printed: string, update: boolean): Promise<void> {
  const shown = codeBlocks(readme).find(({ mark }) => mark === `output=${name}`)
  expect(shown, `README.md has a block output=${name}`).toBeDefined()
  if (update) {
    const path = join(packageRoot, 'README.md')
    const text = await readFile(path, 'utf8')
    const block = new RegExp(`(^\`\`\`text output=${name}\\n)[^]*?(^\`\`\`$)`, 'm')
    const fresh = printed.trimEnd()
    await writeFile(
      path,
      text.replace(block, (_, head, tail) => `${head}${fresh}\n${tail}`),
    )
    return
  }
  expect(
    outputShape(shown?.text ?? ''),
    'npx playwright test test/docs --update-snapshots writes the README anew',
  ).toEqual(outputShape(printed))
}

const updates = (mode: string): boolean => mode === 'all' || mode === 'changed'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test('The README shows what certifying the reference bank prints and writes', async ({
  folder,
}, info) => {
  const { stdout } = await assay(['run', '--seed', '1'], { folder })
  await expectShown('reference-bank', stdout, updates(info.config.updateSnapshots))

  const written = await readdir(join(folder, 'reports'), { recursive: true })
  // One interface stands for all.
  const files = written
    .filter((name) => name !== 'junit')
    .map((name) => `reports/${name.replace(/TEST-\w+/, 'TEST-accounts')}`)
  const named = codeSpans(readme).filter((span) => /^reports\/[\w/.-]+\w$/.test(span))
  expect(new Set(named)).toEqual(new Set(files))
})

test('The README shows what a run with a base URL prints', async ({ folder, open }, info) => {
  const bank = await open({ defects: ['balances-in-order-of-books'], extraAccounts: 110 })
  const args = ['run', '--base-url', bank.baseUrl, '--seed', '1']
  const { stdout, code } = await assay(args, { folder, env: customer })
  expect(code).toBe(1)
  // The port that \`assay serve\` takes by default, so that a reader can do the same.
  const printed = stdout.replaceAll(new URL(bank.baseUrl).host, '127.0.0.1:4010')
  await expectShown('base-url', printed, updates(info.config.updateSnapshots))
})
