import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { unzipSync } from 'fflate'
import { pack } from '../../src/cli/bundle/pack.js'
import type { Manifest } from '../../src/cli/bundle/manifest.js'
import type { Exchange } from '../../src/exchange/exchange.js'
import type { Run } from '../../src/run/run.js'
import { assay } from './assay.js'
import { customer, test } from './cli-test.js'

type Files = Record<string, Uint8Array>
interface Contents {
  readonly run: { -readonly [Name in keyof Run]: Run[Name] }
  exchanges: Exchange[]
}

const part = ['--interface', 'text', '--only', 'text.getFormat', '--seed', '1']
const defect = 'accepted-names-getFormat-formatId-bad-character'
const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes)
const bytesOf = (value: string): Uint8Array => new TextEncoder().encode(value)

/** Changes what a bundle says, and makes its manifest anew. */
function forge(packed: Uint8Array, change: (contents: Contents) => void): Uint8Array {
  const files: Files = unzipSync(packed)
  const contents: Contents = {
    run: JSON.parse(text(files['run.json'])) as Run,
    exchanges: text(files['exchanges.ndjson'])
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Exchange),
  }
  change(contents)
  files['run.json'] = bytesOf(JSON.stringify(contents.run))
  files['exchanges.ndjson'] = bytesOf(
    contents.exchanges.map((one) => `${JSON.stringify(one)}\n`).join(''),
  )
  const manifest = JSON.parse(text(files['manifest.json'])) as Manifest
  const told = manifest.files.map(({ path }) => {
    const content = files[path] ?? new Uint8Array()
    const sha256 = createHash('sha256').update(content).digest('hex')
    return { path, bytes: content.length, sha256 }
  })
  files['manifest.json'] = bytesOf(JSON.stringify({ ...manifest, files: told }))
  return pack(Object.entries(files))
}

test('a bundle is verified elsewhere, and everything that was changed in it is named', async ({
  folder,
  open,
}) => {
  const { baseUrl, close } = await open({ defects: [defect] })
  const run = await assay(['run', '-u', baseUrl, ...part, '--by', 'QA of Example Bank'], {
    folder,
    env: customer,
  })
  expect(run.code, run.stdout).toBe(1)
  await close()
  const made = await assay(['bundle', 'good.zip'], { folder })
  expect(made.code, made.stderr).toBe(0)
  const good = await readFile(join(folder, 'good.zip'))
  expect(text(unzipSync(good)['run.json'])).not.toContain(customer.ASSAY_TOKEN)

  const verify = async (packed: Uint8Array, ...more: readonly string[]) => {
    await writeFile(join(folder, 'other.zip'), packed)
    const { code, stdout, stderr } = await assay(['verify', 'other.zip', ...more], { folder })
    // What goes on below its line is one sentence.
    return `${code} ${stdout.replaceAll(/\n {15}(?=\S)/g, ' ')}${stderr}`
  }
  const verified = await verify(good)
  expect(verified).toMatch(/^0 other\.zip {2}SHA-256 [0-9a-f]{64}$/m)
  expect(verified).toContain(', not conformant, by QA of Example Bank')
  expect(verified).toMatch(/judged again +(\d+) of \1 verdicts are the same, 0 differ, 0 cannot/)
  expect(verified).toMatch(/^ {2}VERIFIED/m)

  const files = unzipSync(good)
  const without = ({ [`requirements.json`]: _, ...rest }: Files): Files => rest
  const changedByte = { ...files, 'run.json': bytesOf(`${text(files['run.json'])} `) }
  for (const [packed, told] of [
    [pack(Object.entries(changedByte)), 'run.json was changed'],
    [pack(Object.entries(without(files))), 'requirements.json is missing'],
    [pack([...Object.entries(files), ['more.txt', bytesOf('x')]]), 'more.txt was added'],
    [Buffer.concat([good, bytesOf('x')]), 'The archive is not as it was packed'],
  ] as const)
    expect(await verify(packed)).toMatch(new RegExp(`^1 [^]*${told}[^]*NOT VERIFIED`))

  const failed = (JSON.parse(text(files['run.json'])) as Run).requirements.find(
    ({ verdict }) => verdict === 'fail',
  )
  const id = failed?.id ?? 'none'
  const passes = ({ run: told }: Contents): void => {
    told.requirements = told.requirements.map((one) =>
      one.id === id ? ({ ...one, verdict: 'pass' } as typeof one) : one,
    )
    told.findings = told.findings.filter(({ verdict }) => verdict !== 'fail')
    const { totals } = told
    told.totals = { ...totals, fail: totals.fail - 1, pass: totals.pass + 1 }
    told.verdict = told.totals.fail > 0 ? 'not conformant' : 'conformant'
  }
  const forgeries: readonly [(contents: Contents) => void, string][] = [
    [passes, `${id}\\s+The run has pass, the recording gives fail`],
    [({ run: told }) => void (told.verdict = 'conformant'), 'said to be conformant'],
    [
      ({ run: told }) => void (told.requirements = told.requirements.slice(1)),
      'It is missing from the run',
    ],
    [
      ({ run: told }) =>
        void (told.requirements = told.requirements.map((one, index) =>
          index === 0 ? { ...one, level: 'may' } : one,
        )),
      'has another sentence, level or clause',
    ],
    [(contents) => void contents.exchanges.splice(2, 1), 'Exchange 3 is missing'],
    [
      ({ exchanges }) => void exchanges.push({ ...exchanges[0]!, number: exchanges.length + 1 }),
      'was added: the run has',
    ],
    [
      (contents) =>
        void (contents.exchanges = contents.exchanges.map((one) => ({
          ...one,
          outcome: one.outcome.kind === 'response' ? { ...one.outcome, status: 418 } : one.outcome,
        }))),
      'The run has pass, the recording gives fail',
    ],
    [
      (contents) => {
        contents.exchanges = []
        contents.run.exchanged = { count: 0, bytes: 0 }
        contents.run.findings = contents.run.findings.map((one) => ({ ...one, exchanges: [] }))
      },
      'No verdict of the run is confirmed',
    ],
    [
      (contents) => {
        contents.run.by = 'another'
        contents.run.finished = contents.run.started
      },
      'The manifest has finished ',
    ],
    [
      ({ run: told }) => void (told.contract = { ...told.contract, digest: '0'.repeat(64) }),
      'requirements.json says something else than the run',
    ],
  ]
  for (const [change, told] of forgeries)
    expect(await verify(forge(good, change))).toMatch(new RegExp(`^1 [^]*${told}[^]*NOT VERIFIED`))

  await test.step('a signature shows who made it, and that nothing else was signed', async () => {
    for (const name of ['acme', 'other'])
      expect((await assay(['sign', '--new-key', name], { folder })).code).toBe(0)
    const again = await assay(['sign', '--new-key', 'acme'], { folder })
    expect(again.code).toBe(2)
    expect(again.stderr).toContain('acme.pem is there already, and no key is replaced.')
    const mistaken = await assay(['sign', 'good.zip', '--key', 'acme.pub.pem'], { folder })
    expect(mistaken.code).toBe(2)
    expect(mistaken.stderr).toContain('acme.pub.pem is a public key; signing takes the private one')
    const signed = await assay(['sign', 'good.zip', '--key', 'acme.pem'], { folder })
    expect(signed.stdout, signed.stderr).toContain('FAILED: not conformant')
    const signature = await readFile(join(folder, 'good.zip.dsse.json'), 'utf8')
    await writeFile(join(folder, 'other.zip.dsse.json'), signature)
    expect(await verify(good, '--key', 'acme.pub.pem')).toMatch(/^0 [^]*signature +good, of key/)
    expect(await verify(good, '--key', 'other.pub.pem')).toMatch(/^1 [^]*not signed with this key/)
    expect(await verify(good)).toMatch(/^0 [^]*not checked: name the public key/)
    const other = forge(good, passes)
    expect(await verify(other, '--key', 'acme.pub.pem')).toMatch(/^1 [^]*of another bundle/)
    expect(await verify(good, '--key', 'good.zip.dsse.json')).toMatch(
      /^2 [^]*is no public key in PEM/,
    )
    const envelope = JSON.parse(signature) as { payload: string }
    const statement = Buffer.from(envelope.payload, 'base64').toString().replace('FAILED', 'PASSED')
    const payload = Buffer.from(statement).toString('base64')
    await writeFile(join(folder, 'other.zip.dsse.json'), JSON.stringify({ ...envelope, payload }))
    expect(await verify(good)).toMatch(/^1 [^]*states another result/)
  })
})

test('what is no bundle is said', async ({ folder }) => {
  await writeFile(join(folder, 'a.zip'), 'nothing')
  for (const [args, told] of [
    [['verify', 'a.zip'], 'a.zip is no bundle of Assay, or was damaged'],
    [['verify', 'b.zip'], 'b.zip cannot be read'],
    // Reading it would never end.
    [['verify', '/dev/zero'], '/dev/zero cannot be read: it is not a regular file'],
    [['sign', 'a.zip'], 'there is no key: name its file with --key'],
    [['bundle'], 'there is no run yet: reports/run.json does not exist'],
  ] as const) {
    const { code, stderr } = await assay(args, { folder })
    expect([code, stderr]).toEqual([2, expect.stringContaining(told)])
  }
})
