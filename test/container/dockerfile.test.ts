import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'

const base = 'node:22-alpine'
const docker = (...args: readonly string[]) =>
  spawnSync('docker', args, { cwd: packageRoot, encoding: 'utf8', timeout: 600_000 })

/** Instructions of the Dockerfile, with what was continued on further lines. */
async function instructions(): Promise<readonly (readonly [name: string, rest: string])[]> {
  const text = await readFile(join(packageRoot, 'Dockerfile'), 'utf8')
  return text
    .replace(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...rest] = line.split(' ')
      return [name, rest.join(' ')] as const
    })
}

test('the image has what runs alone, belongs to a plain user and names a version of Node', async () => {
  const all = await instructions()
  const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'ENTRYPOINT', 'CMD']
  for (const [name] of all) expect(known).toContain(name)
  expect(all.filter(([name]) => name === 'FROM').map(([, rest]) => rest)).toEqual([
    `${base} AS build`,
    base,
  ])
  const last = all.slice(all.findLastIndex(([name]) => name === 'FROM'))
  expect(last.filter(([name]) => name === 'COPY').map(([, rest]) => rest)).toEqual([
    '--from=build /assay/node_modules /opt/assay/node_modules',
  ])
  const user = last.findIndex(([name]) => name === 'USER')
  expect(last[user]?.[1]).toBe('node')
  expect(last.slice(user).some(([name]) => name === 'RUN')).toBe(false)
  for (const [name, rest] of last)
    if (name === 'ENTRYPOINT' || name === 'CMD') expect(Array.isArray(JSON.parse(rest))).toBe(true)
})

test('what a build needs is sent to it, and nothing that is made or secret', async () => {
  const ignored = await readFile(join(packageRoot, '.dockerignore'), 'utf8')
  expect(ignored.split('\n')[0]).toBe('**')
  for (const [, path = ''] of ignored.matchAll(/^!([\w.]+)$/gm))
    expect(existsSync(join(packageRoot, path)), path).toBe(true)
  for (const name of ['dist', 'node_modules', 'reports', '.git', 'assay.yaml'])
    expect(ignored).not.toContain(`!${name}\n`)
})

test('the container certifies the reference bank on a read-only file system', async () => {
  test.setTimeout(900_000)
  test.skip(docker('info').status !== 0, 'Docker does not run here.')
  test.skip(
    docker('image', 'inspect', base).status !== 0 && docker('pull', base).status !== 0,
    `The image ${base} cannot be had here.`,
  )
  const folder = await mkdtemp(join(tmpdir(), 'assay-container-'))
  try {
    const built = docker('build', '--quiet', '.')
    expect(built.status, built.stderr).toBe(0)
    const image = built.stdout.trim()
    const user = `${process.getuid?.() ?? 1000}:${process.getgid?.() ?? 1000}`
    const bounds = ['--rm', '--read-only', '--cap-drop', 'ALL', '--user', user]
    const place = ['--volume', `${folder}:/work`]
    const ran = docker('run', ...bounds, ...place, image, 'run', '--interface', 'text')
    expect(ran.status, ran.stderr).toBe(0)
    expect(existsSync(join(folder, 'reports/index.html'))).toBe(true)
    const { stdout } = docker('image', 'inspect', '--format', '{{.Config.User}} {{.Size}}', image)
    const [owner, size] = stdout.trim().split(' ')
    expect(owner).toBe('node')
    expect(Number(size)).toBeLessThan(260 * 1024 ** 2)
    docker('image', 'rm', image)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
