import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { assay } from './assay.js'
import { test } from './cli-test.js'

/** What is mistyped, and the one line that says so. */
const mistakes: readonly (readonly [args: string, said: string])[] = [
  ['run --bogus', "assay: unknown option '--bogus'"],
  ['run --base-ur x', "assay: unknown option '--base-ur'\n(Did you mean --base-url?)"],
  ['runn', 'assay: there is no command runn; did you mean run?'],
  ['run --interface acounts', 'assay: there is no interface acounts; did you mean accounts?'],
  [
    'list --interface nothing',
    'assay: there is no interface nothing; there are accounts, institutions,',
  ],
  [
    'run --only accounts.balances.ordr',
    'assay: --only accounts.balances.ordr matches no requirement and no scenario; did you mean accounts.balances.order?',
  ],
  ['plan --interface acounts', 'assay: there is no interface acounts; did you mean accounts?'],
  ['plan --profile nowhere.yaml', 'assay: nowhere.yaml  this profile cannot be read: there is no'],
  ['run --concurrency 0', "option '-c, --concurrency <n>' argument '0' is invalid"],
  ['run --allow everything', 'Allowed choices are observe, reversible, disruptive.'],
  ['run --base-url ftp://127.0.0.1', "the base URL begins with 'ftp', but must be http or https"],
  ['run --profile nowhere.yaml', 'assay: nowhere.yaml  this profile cannot be read: there is no'],
  ['run --baseline nowhere.yaml', 'assay: nowhere.yaml  this baseline cannot be read: there is no'],
  ['run --update-baseline', 'assay: --update-baseline needs --baseline and the file to write'],
  ['run --out taken', 'taken cannot be written: a part of its path is a file, not a folder.'],
  ['explain accounts.balances.ordr', 'did you mean accounts.balances.order?'],
  ['explain', "assay: missing required argument 'id'"],
  ['list everything', 'Allowed choices are requirements, scenarios'],
  ['serve --port 70000', 'It takes a whole number from 0 to 65535.'],
  ['serve --defect balances-in-order-of-book', 'did you mean balances-in-order-of-books?'],
  ['prove --defect nothing', 'nothing'],
]

for (const [args, said] of mistakes)
  test(`“assay ${args}” ends with 2 and says what is wrong`, async ({ folder }) => {
    await writeFile(join(folder, 'taken'), '')
    const { code, stdout, stderr } = await assay(args.split(' '), { folder })
    expect(code, stderr).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain(said)
    expect(stderr).not.toMatch(/^ +at /m)
  })

test('Mistakes of a profile are told with their places, all at once', async ({ folder }) => {
  const profile = `target:
  baseUrl: https://bank.example/api
claims:
  interfaces: [acounts]
limit:
  runTime: 5
`
  await writeFile(join(folder, 'assay.yaml'), profile)
  const { code, stderr } = await assay(['run', '--profile', 'assay.yaml'], { folder })
  expect(code).toBe(2)
  expect(stderr).toMatch(/assay\.yaml:4:16 {2}.*acounts.*accounts/)
  expect(stderr).toMatch(/assay\.yaml:5:1 {2}.*limit.*limits/)
})

test('What is asked for and not claimed is refused, with what to do', async ({ folder }) => {
  const profile = `target: { baseUrl: 'https://bank.example/api' }
claims: { interfaces: [accounts] }
`
  await writeFile(join(folder, 'assay.yaml'), profile)
  for (const part of ['--interface text', '--only text.getFormat', '--only text.*']) {
    const args = ['run', '--profile', 'assay.yaml', ...part.split(' ')]
    const { code, stdout, stderr } = await assay(args, { folder })
    expect(code, part).toBe(2)
    expect(stdout, part).toBe('')
    expect(stderr).toContain(
      `assay: ${part} asks for text, which the profile does not claim, so nothing would be tested; add it to claims.interfaces (now accounts)`,
    )
  }
})
