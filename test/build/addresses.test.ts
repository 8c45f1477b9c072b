import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'

const execute = promisify(execFile)
const script = join(packageRoot, 'build/addresses.js')
const own = `${JSON.stringify({ name: 'assay', version: '1.0.0' }, undefined, 2)}\n`

const remotes: Readonly<Record<string, readonly [remote: string, addresses: object]>> = {
  'of a known host': [
    'git@github.com:example/assay.git',
    {
      repository: { type: 'git', url: 'git+https://github.com/example/assay.git' },
      homepage: 'https://github.com/example/assay#readme',
      bugs: { url: 'https://github.com/example/assay/issues' },
    },
  ],
  'of a host of their own': [
    'git@git.example.bank:tests/assay.git',
    { repository: { type: 'git', url: 'ssh://git.example.bank/tests/assay.git' } },
  ],
  'with a password': [
    'https://user:secret@git.example.bank/assay.git',
    { repository: { type: 'git', url: 'https://git.example.bank/assay.git' } },
  ],
  'on this machine': ['../elsewhere', {}],
  'as a file': ['file:///srv/assay.git', {}],
}

for (const [title, [remote, addresses]] of Object.entries(remotes))
  test(`Packing fills in the addresses of a remote ${title}, and puts back what was there`, async ({}, info) => {
    const cwd = info.outputPath('project')
    await mkdir(join(cwd, 'dist'), { recursive: true })
    await writeFile(join(cwd, 'package.json'), own)
    await execute('git', ['init', '--quiet'], { cwd })
    await execute('git', ['remote', 'add', 'origin', remote], { cwd })
    const packageText = (): Promise<string> => readFile(join(cwd, 'package.json'), 'utf8')

    await execute(process.execPath, [script, 'fill'], { cwd })
    expect(JSON.parse(await packageText())).toEqual({ ...JSON.parse(own), ...addresses })

    await execute(process.execPath, [script, 'restore'], { cwd })
    expect(await packageText()).toBe(own)
  })

test('Packing leaves alone what package.json says by itself', async ({}, info) => {
  const cwd = info.outputPath('project')
  const said = { name: 'assay', homepage: 'https://assay.example', bugs: 'https://bugs.example' }
  await mkdir(join(cwd, 'dist'), { recursive: true })
  await writeFile(join(cwd, 'package.json'), JSON.stringify(said))
  await execute('git', ['init', '--quiet'], { cwd })
  await execute('git', ['remote', 'add', 'origin', 'git@github.com:example/assay.git'], { cwd })
  await execute(process.execPath, [script, 'fill'], { cwd })
  expect(JSON.parse(await readFile(join(cwd, 'package.json'), 'utf8'))).toMatchObject(said)
})
