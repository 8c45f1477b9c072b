import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { packageRoot } from '../../../src/package-root.js'
import { assay } from '../../cli/assay.js'
import { test } from '../../cli/cli-test.js'
import { startAssay } from '../../cli/start-assay.js'

test.skip(process.platform === 'win32', 'Windows has none of these places.')

const program = join(packageRoot, 'bin/assay.js')
const run = ['run', '--interface', 'accounts', '--only', 'accounts.getAccount']
/** Nothing may be wrong but the place: a target that is asked is told of as unreachable. */
const nobody = ['--base-url', 'http://127.0.0.1:9/']

interface Place {
  readonly named: string
  /** Puts it there. */
  readonly make?: (folder: string) => unknown
  readonly out?: string
  readonly says: string | RegExp
  readonly code: 2 | 3
}

const fifo = (path: string): unknown => execFileSync('mkfifo', [path])

const places: readonly Place[] = [
  { named: 'no name', out: '', says: "error: option '-o, --out <folder>'", code: 2 },
  { named: 'a blank name', out: ' ', says: 'It takes the name of a folder.', code: 2 },
  {
    named: 'a file',
    make: (folder) => writeFile(join(folder, 'out'), ''),
    says: 'out cannot be written: a part of its path is a file, not a folder.',
    code: 2,
  },
  {
    named: 'a place below a file',
    make: (folder) => writeFile(join(folder, 'plain'), ''),
    out: 'plain/out',
    says: 'plain/out cannot be written: a part of its path is a file, not a folder.',
    code: 2,
  },
  { named: 'a new place in /proc', out: '/proc/assay', says: 'cannot be written', code: 2 },
  { named: 'a folder of /proc', out: '/proc/self', says: 'cannot be written', code: 2 },
  { named: 'a folder of /sys', out: '/sys/kernel', says: 'cannot be written', code: 2 },
  { named: 'a device', out: '/dev/null', says: 'cannot be written', code: 2 },
  { named: 'a name that is too long', out: 'x'.repeat(300), says: 'its name is too long', code: 2 },
  {
    named: 'a circle of links',
    make: (folder) => symlink('out', join(folder, 'out')),
    says: 'cannot be written',
    code: 2,
  },
  ...['index.html', 'run.json', 'summary.md', 'exchanges.ndjson'].flatMap((name): Place[] => [
    {
      named: `a FIFO in the place of ${name}`,
      make: async (folder) => {
        await mkdir(join(folder, 'out'))
        fifo(join(folder, 'out', name))
      },
      says: `out/${name} is a FIFO, which is not replaced.`,
      code: 2,
    },
    {
      named: `a symbolic link in the place of ${name}`,
      make: async (folder) => {
        await mkdir(join(folder, 'out'))
        await symlink(join(folder, 'elsewhere'), join(folder, 'out', name))
      },
      says: `out/${name} is a symbolic link, which is not replaced.`,
      code: 2,
    },
  ]),
  {
    named: 'a folder in the place of a report',
    make: (folder) => mkdir(join(folder, 'out', 'index.html'), { recursive: true }),
    says: 'out/index.html is a folder, which is not replaced.',
    code: 2,
  },
  {
    named: 'a symbolic link in the place of junit/',
    make: async (folder) => {
      await mkdir(join(folder, 'out'))
      await mkdir(join(folder, 'elsewhere'))
      await symlink(join(folder, 'elsewhere'), join(folder, 'out', 'junit'))
    },
    says: 'out/junit is a symbolic link, which is not followed.',
    code: 2,
  },
  {
    named: 'a symbolic link in the place of a JUnit report',
    make: async (folder) => {
      await mkdir(join(folder, 'out', 'junit'), { recursive: true })
      await symlink(
        join(folder, 'elsewhere'),
        join(folder, 'out', 'junit', 'TEST-institutions.xml'),
      )
    },
    says: 'out/junit/TEST-institutions.xml is a symbolic link, which is not replaced.',
    code: 2,
  },
]

for (const { named, make, out = 'out', says, code } of places)
  test(`Reports do not go to ${named}, and the target hears nothing`, async ({ folder }) => {
    await make?.(folder)
    const ended = await assay([...run, ...nobody, '--out', out], { folder })
    expect({ code: ended.code, stdout: ended.stdout }).toEqual({ code, stdout: '' })
    expect(ended.stderr).toMatch(/^(assay: .*|error: .*)\n(\(assay run --help.*\n)?$/)
    expect(ended.stderr).toContain(
      typeof says === 'string' && says.startsWith('error') ? '--out' : says,
    )
    expect(existsSync(join(folder, 'elsewhere', 'TEST-accounts.xml'))).toBe(false)
  })

for (const [named, make, says] of [
  ['a FIFO', (path: string) => fifo(path), 'is a FIFO, which is not replaced'],
  ['a symbolic link', (path: string) => symlink('other', path), 'is a symbolic link'],
  ['a folder', (path: string) => mkdir(path), 'is a folder, which is not replaced'],
] as const)
  test(`Neither “assay lint” nor a baseline writes to ${named}`, async ({ folder }) => {
    const path = join(folder, 'file')
    await make(path)
    for (const args of [
      ['lint', '--format', 'sarif=file'],
      [...run, ...nobody, '--baseline', 'file', '--update-baseline'],
    ]) {
      const { code, stdout, stderr } = await assay(args, { folder })
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).toMatch(/^assay: .*\n$/)
      expect(stderr).toContain(`file ${says}`)
    }
  })

test('A run of the embedded bank ends where a report has no place', async ({ folder }) => {
  await mkdir(join(folder, 'taken'))
  // As a process: a bank that listens on would keep it.
  const { code, stdout, stderr } = await startAssay(['run', '--reporter', 'sarif=taken'], {
    folder,
  }).ended
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(/^assay: taken is a folder, which is not replaced.*\n$/)
})

test('In a folder that is gone a command says so', async ({ folder }) => {
  for (const command of ['run', 'serve --port 0', 'lint openapi.yaml']) {
    await mkdir(join(folder, 'gone'))
    const script = `rmdir "$PWD" && exec "${process.execPath}" "${program}" ${command}`
    const { status, stderr } = spawnSync('sh', ['-c', script], { cwd: join(folder, 'gone') })
    expect({ status, stderr: String(stderr) }).toEqual({
      status: 2,
      stderr: 'assay: the folder in which this runs is gone. Change to another one.\n',
    })
  }
})

test('“assay lint” needs a name after =, and leaves devices alone', async ({ folder }) => {
  for (const format of ['json=', 'sarif=/dev/null', 'junit=/proc/assay', 'json=/dev/full/x']) {
    const { code, stderr } = await assay(['lint', '--format', format], { folder })
    expect(code, stderr).toBe(2)
    expect(stderr).not.toContain(' at ')
  }
})

for (const args of [
  ['list'],
  ['lint', '--format', 'json'],
  ['explain', 'accounts.balances.order'],
  ['plan', '--only', 'accounts.getAccount'],
  ['--help'],
  run,
])
  test(`“assay ${args[0]}” says that its output is full, and ends with 3`, async ({ folder }) => {
    test.skip(!existsSync('/dev/full'), 'this system has no device that is always full')
    const command = [process.execPath, program, ...args].map((word) => `'${word}'`).join(' ')
    const { status, stderr } = spawnSync('sh', ['-c', `${command} > /dev/full`], {
      cwd: folder,
      encoding: 'utf8',
    })
    // A run that takes long says how far it is.
    expect({ status, stderr: stderr.replaceAll(/^After .*\n/gm, '') }).toEqual({
      status: 3,
      stderr: 'assay: standard output could not be written: no space is left on the device.\n',
    })
    if (args === run) expect(existsSync(join(folder, 'reports', 'index.html'))).toBe(true)
  })

test('A slow reader is given all of a long output', async ({ folder }) => {
  const whole = await assay(['list', '--json'], { folder })
  const { stdout } = spawnSync(
    'sh',
    ['-c', `'${process.execPath}' '${program}' list --json | (sleep 1; cat)`],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1024 ** 3 },
  )
  expect(whole.stdout.length).toBeGreaterThan(200_000)
  expect(stdout).toBe(whole.stdout)
})

/** Runs a script where a small disk is mounted on `disk`, out of sight of everyone else. */
const onSmallDisk = (folder: string, size: string, script: string) =>
  spawnSync(
    'unshare',
    [
      '--mount',
      'sh',
      '-c',
      `mkdir -p disk && mount -t tmpfs -o size=${size} tmpfs disk && ${script}; status=$?; ls -A disk disk/out disk/out/junit; cat disk/out/index.html; exit $status`,
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1024 ** 3 },
  )
const canMount = (folder: string): boolean => onSmallDisk(folder, '64k', 'true').stdout !== ''
const command = [process.execPath, program, ...run].join(' ')

test('A disk that is full before the run ends it before the target is asked', async ({
  folder,
}) => {
  test.skip(!canMount(folder), 'this user may not mount a small disk')
  const fill = 'head -c 100000 /dev/zero > disk/filler 2> /dev/null'
  const script = `(${fill}; ${command} ${nobody.join(' ')} --out disk/out)`
  const { status, stderr } = onSmallDisk(folder, '64k', script)
  expect(stderr.split('\n')[0]).toMatch(
    /^assay: disk\/out\S* could not be written: no space is left on the device\.$/,
  )
  expect(status).toBe(3)
})

test('A disk that fills up while reports are written keeps those of the run before', async ({
  folder,
}) => {
  test.skip(!canMount(folder), 'this user may not mount a small disk')
  const old = 'mkdir -p disk/out && echo before > disk/out/index.html'
  const { status, stdout, stderr } = onSmallDisk(
    folder,
    '64k',
    `${old} && ${command} --out disk/out`,
  )
  expect(stderr.replaceAll(/^After .*\n/gm, '')).toMatch(
    /^assay: disk\/out\/\S+ could not be written: no space is left on the device\.\n$/,
  )
  expect(status).toBe(3)
  expect(stdout).not.toContain('.tmp')
  expect(stdout).toContain('before\n')
})

test('Output that a full disk took in part only is no success', async ({ folder }) => {
  test.skip(!canMount(folder), 'this user may not mount a small disk')
  const script = `'${process.execPath}' '${program}' list --json > disk/list.json`
  const { status, stderr } = onSmallDisk(folder, '64k', script)
  expect(stderr).toContain('assay: standard output could not be written: no space is left')
  expect(status).toBe(3)
})

test('What a report replaces keeps its mode, and nothing is left beside it', async ({ folder }) => {
  await mkdir(join(folder, 'out'))
  await writeFile(join(folder, 'out', 'run.json'), 'old', { mode: 0o600 })
  expect((await assay([...run, '--out', 'out'], { folder })).code).toBe(0)
  expect(readFileSync(join(folder, 'out', 'run.json'), 'utf8')).toContain('"conformant"')
  expect((await readdir(join(folder, 'out'))).toSorted()).toEqual(
    ['exchanges.ndjson', 'index.html', 'junit', 'run.json', 'summary.md'].toSorted(),
  )
  expect(await readFile(join(folder, 'out', 'index.html'), 'utf8')).toContain('</html>')
})
