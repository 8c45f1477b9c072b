import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { assay } from './assay.js'
import { test } from './cli-test.js'

/** What is mistyped, and the one line that says so. */
const mistakes: readonly (readonly [args: string, said: string])[] = [
  ['run --bogus', "assay: unknown option '--bogus'\n(assay run --help shows what it takes)"],
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
  ['list requirment', 'Did you mean requirements? Allowed choices are requirements, scenarios'],
  ['run --allow observ', 'Did you mean observe? Allowed choices are observe,'],
  ['run --allow revers', 'Did you mean reversible? Allowed choices are observe,'],
  ['help runn', 'assay: there is no command runn; did you mean run?'],
  [
    'https://bank.example/api',
    'assay: there is no command https://bank.example/api; did you mean assay run --base-url https://bank.example/api?',
  ],
  [
    'run https://bank.example/api',
    'assay: run takes no argument https://bank.example/api; did you mean --base-url https://bank.example/api?',
  ],
  ['init https://bank.example', '; did you mean --base-url https://bank.example?'],
  [
    'compare reports https://bank.example/api',
    'assay: compare takes files, and https://bank.example/api is an address; did you mean assay run --base-url https://bank.example/api?',
  ],
  [
    'lint https://bank.example/openapi.yaml',
    'lint takes files, and https://bank.example/openapi.yaml is an address; fetch it first',
  ],
  ['plan assay.yaml', 'plan takes no argument assay.yaml; did you mean --profile assay.yaml?'],
  ['run accounts.balances', '; did you mean --only accounts.balances?'],
  ['text', 'there is no command text; did you mean assay run --interface text?'],
  ['serve accounts.balances', 'assay: serve takes no argument accounts.balances (assay serve'],
  ['run --profile https://bank.example', 'did you mean --base-url https://bank.example?'],
  ['watch --base-url assay.yaml', 'did you mean --profile assay.yaml?'],
  ['run --only acounts.balances', 'scenario; did you mean accounts.balances?'],
  ['run --only acounts.*', 'scenario; did you mean accounts.*?'],
  ['plan --only accounts.bal', 'scenario; did you mean accounts.bal*?'],
  ['explain balances.order', 'this has it within:\n  accounts.balances.order'],
  ['explain accounts.balanse', 'nothing called accounts.balanse; did you mean accounts.balances?'],
  ['serve --defect balances-in-ordr', '; did you mean balances-in-order-of-books?'],
  ['init assay.yaml', 'init takes no argument assay.yaml; did you mean --out assay.yaml?'],
  ['explain balances-signd', 'did you mean balances-signed?'],
  ['prove --defect balances-signd', 'called balances-signd; did you mean balances-signed?'],
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

test('A misspelt fixture is told before anything is sent', async ({ folder }) => {
  const profile = `target: { baseUrl: 'http://127.0.0.1:1' }
fixtures: { accounts: { notViewabel: [acc-9] } }
`
  await writeFile(join(folder, 'assay.yaml'), profile)
  const { code, stderr } = await assay(['run', '--profile', 'assay.yaml'], { folder })
  expect(code).toBe(3)
  const [first, remedy, then] = stderr.split('\n')
  expect(first).toBe(
    "assay: assay.yaml:2:25  unknown fixture 'notViewabel': did you mean 'notViewable'?",
  )
  expect(remedy).toBe("  Rename it to 'notViewable'.")
  expect(then).toContain('assay: nothing could be tested')
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
