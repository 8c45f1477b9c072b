import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { loadProfile } from '../../src/target/load-profile.js'
import { assay } from './assay.js'
import { test } from './cli-test.js'
import { readRun } from './read-run.js'

test('What only a sequence of requests shows is told with the shortest one', async ({
  folder,
  open,
}) => {
  const bank = await open({ defects: ['string-sequences-created-again-200'] })
  const words = `run --profile examples/reference-bank.yaml --base-url ${bank.baseUrl} --allow reversible --only text/string-model --seed 1 --out`
  const { code, stdout } = await assay(words.split(' ').concat(folder), { env: bankSecrets })
  expect(code, stdout).toBe(1)
  const run = await readRun(folder)
  const id = 'text.setString.any-order-answers'
  const all = run.findings.filter(({ verdict }) => verdict === 'fail')
  const failed = all.find(({ requirement }) => requirement === id)
  const others = all.filter((one) => one !== failed)
  // Another story that creates a string anew sees it as well.
  const seenBy = { requirement: 'text.setString.created', scenario: 'text/references-deleted' }
  expect(others).toEqual([expect.objectContaining(seenBy)])
  const sequence = failed?.sequence ?? []
  expect(sequence.map(({ request }) => request.split(' ', 1)[0])).toEqual([
    'PUT',
    'DELETE',
    'GET',
    'PUT',
  ])
  expect(sequence.at(-1)).toMatchObject({ due: 'status 201' })
  expect(failed?.exchanges[0]).toBe(sequence.at(-1)?.exchange)
  expect(stdout).toContain('these requests, one after the other:')
  for (const file of ['index.html', join('junit', 'TEST-text.xml'), 'summary.md'])
    expect(await readFile(join(folder, file), 'utf8'), file).toContain('due: status 201')

  // Of what answers told, the tag alone is needed: what is gone is asked for with it.
  const block = stdout.slice(stdout.indexOf(`FAIL  ${id}`))
  const script = block.slice(block.indexOf('answer=$(mktemp)')).split('rm "$answer"', 1).join()
  expect(script.match(/\$\(grep [^)]*\)/g)).toHaveLength(1)
  const env = { PATH: process.env['PATH'] ?? '', ...bankSecrets }
  const pasted = await promisify(execFile)('bash', ['-c', script], { env })
  // Set, deleted, gone, and created again with the wrong status.
  expect(pasted.stdout, pasted.stderr).toMatch(/^20[01]\n204\n404\nHTTP\/1.1 200 /)
  expect(pasted.stdout).toMatch(/\n204\n$/)
})

test('What was created for a whole run is created anew by the script of a finding about it', async ({
  folder,
  open,
}) => {
  const bank = await open({ defects: ['definitions-updated-never'] })
  const id = 'notifications.updateDefinition.match-current'
  const words = `run --profile examples/reference-bank.yaml --base-url ${bank.baseUrl} --only ${id} --out`
  const { code, stdout } = await assay(words.split(' ').concat(folder), { env: bankSecrets })
  expect(code, stdout).toBe(1)
  const script = stdout.slice(stdout.indexOf('answer=$(mktemp)')).split('rm "$answer"', 1).join()
  const env = { PATH: process.env['PATH'] ?? '', ...bankSecrets }
  const paste = async (text: string): Promise<string> =>
    (await promisify(execFile)('bash', ['-c', text], { env })).stdout
  expect(await paste(script)).toMatch(/^201\nHTTP\/1.1 412 [^]*\n204\n$/)

  // The same lines show that it was fixed: nothing in them is only of that run.
  const mended = await open({})
  const again = await paste(script.replaceAll(bank.baseUrl, mended.baseUrl))
  expect(again).toMatch(/^201\nHTTP\/1.1 200 [^]*\n204\n$/)
  const [made] = /definitions\/[\w-]+/.exec(again) ?? []
  expect(again.match(/definitions\/[\w-]+/g)?.every((one) => one === made)).toBe(true)
})

test('What is posted to one address and stands below another is deleted by the script of a finding about their list', async ({
  folder,
  open,
}) => {
  const bank = await open({ defects: ['definitions-created-createGlobalDefinition-unlisted'] })
  const id = 'notifications.createGlobalDefinition.listed'
  const words = `run --profile examples/reference-bank.yaml --base-url ${bank.baseUrl} --only ${id} --out`
  const { code, stdout } = await assay(words.split(' ').concat(folder), { env: bankSecrets })
  expect(code, stdout).toBe(1)
  const script = stdout.slice(stdout.indexOf('answer=$(mktemp)')).split('rm "$answer"', 1).join()
  const env = { PATH: process.env['PATH'] ?? '', ...bankSecrets }
  const pasted = await promisify(execFile)('bash', ['-c', script], { env })
  // Two are created, so that one may be lost for the other, and both are deleted.
  expect(pasted.stdout, pasted.stderr).toMatch(/^201\n201\nHTTP\/1.1 200 [^]*\n204\n204\n$/)
})

test('The script of a finding about sessions names them by variables, and takes new ones from answers', async ({
  folder,
  open,
}) => {
  const defects = ['session-bodies-started-unknown', 'sessions-resumed-always-started']
  const bank = await open({ defects })
  const words = `run --profile examples/reference-bank.yaml --base-url ${bank.baseUrl} --interface sessions --out`
  const { code, stdout } = await assay(words.split(' ').concat(folder), { env: bankSecrets })
  expect(code, stdout).toBe(1)
  const block = stdout.slice(stdout.indexOf('FAIL  sessions.terminate.done'))
  const script = block.slice(block.indexOf('# Set these')).split('rm "$answer"', 1).join()
  expect(script).not.toContain('‹')
  const [, place = ''] =
    /^# Set these to sessions that are there: ASSAY_SESSION_(\d+)\n/.exec(script) ?? []
  const file = join(packageRoot, 'examples/reference-bank.yaml')
  const sessions = loadProfile(file, { env: bankSecrets }).profile.fixtures['sessions']?.['session']
  const session = [sessions ?? []].flat().map(String)[Number(place) - 1] ?? ''
  const fresh = await open({ defects })
  const { stdout: pasted } = await promisify(execFile)(
    'bash',
    ['-c', script.replaceAll(bank.baseUrl, fresh.baseUrl)],
    {
      env: {
        PATH: process.env['PATH'] ?? '',
        ...bankSecrets,
        [`ASSAY_SESSION_${place}`]: session,
      },
    },
  )
  // Started in the place of the one that was named, and then not known.
  expect(pasted).toMatch(/^201\nHTTP\/1.1 422 /)
})

test('The script of a finding puts back what it replaced, and takes away what its telling request created', async ({
  folder,
  open,
}) => {
  const defects = [
    'conditional-writes-setFormat-unchecked',
    'definitions-created-createDefinition-200',
  ]
  const bank = await open({ defects })
  const words = `run --profile examples/reference-bank.yaml --base-url ${bank.baseUrl} --only text.setFormat.match-stale notifications.createDefinition --out`
  const { code, stdout } = await assay(words.split(' ').concat(folder), { env: bankSecrets })
  expect(code, stdout).toBe(1)
  const env = { PATH: process.env['PATH'] ?? '', ...bankSecrets }
  const scripts = stdout.split('answer=$(mktemp)').slice(1)
  expect(scripts).toHaveLength(2)
  // As wide as a terminal, margin included; a link to the report is not broken.
  const lines = scripts.flatMap((one) => one.split('rm "$answer"', 1)[0]?.split('\n') ?? [])
  expect(lines.filter((line) => line.length > 80)).toEqual([])

  const show = async (path: string): Promise<unknown> => {
    const headers = {
      'API-Key': bankSecrets.REFERENCE_BANK_API_KEY ?? '',
      Authorization: `Bearer ${bankSecrets.REFERENCE_BANK_ADMIN_TOKEN}`,
    }
    return (await fetch(`${bank.baseUrl}${path}`, { headers })).json()
  }
  const state = async () => ({
    format: await show('/text/formats/large'),
    definitions: await show('/notifications/definitions?limit=1000'),
  })
  const before = await state()
  const told: string[] = []
  for (const one of scripts) {
    const script = `answer=$(mktemp)${one.split('rm "$answer"', 1)[0]}`
    const pasted = await promisify(execFile)('bash', ['-c', script], { env })
    told.push(pasted.stdout)
  }
  expect(told[0]).toMatch(/^HTTP\/1.1 200 [^]*\n204\n$/)
  expect(told[1]).toMatch(/^200\n200\nHTTP\/1.1 200 [^]*\n200\n200\n$/)
  expect(await state()).toEqual(before)
})

test('What its scenario created besides is no part of the script of a finding, unless it is named', async ({
  folder,
  open,
}) => {
  const cases = [
    ['definitions-declined-both-type', 'errors.indicatorAndNotDismissibleMutuallyExclusive', 1],
    ['definitions-declined-updated-other-id', 'updateDefinition.other-id-refused', 2],
  ] as const
  for (const [defect, id, posts] of cases) {
    const bank = await open({ defects: [defect] })
    const words = `run --profile examples/reference-bank.yaml --base-url ${bank.baseUrl} --only notifications.${id} --out`
    const { code, stdout } = await assay(words.split(' ').concat(folder), { env: bankSecrets })
    expect(code, stdout).toBe(1)
    const [, script = ''] = stdout.split(/\n {8}reports?\S*\n|index\.html#finding\S*\n/)
    const posted = script.match(/--data-raw '[^]*?\n +http:\S+\/definitions\n/g) ?? []
    expect(posted, script).toHaveLength(posts)
  }
})
