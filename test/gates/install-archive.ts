import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { watchConnections } from './watch-connections.js'

const execute = promisify(execFile)

export const npm = (
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
) =>
  execute('npm', args, {
    cwd,
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })

/** Packages of a lock file that would run a script when they are installed. */
export async function withInstallScript(lockFile: string): Promise<readonly string[]> {
  const lock = JSON.parse(await readFile(lockFile, 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>
  }
  const packages = Object.entries(lock.packages)
  expect(packages.length).toBeGreaterThan(1)
  return packages.filter(([, one]) => one.hasInstallScript === true).map(([path]) => path)
}

/** Installs an archive in an empty project below `folder` and tells what that reached for. */
export async function installArchive(archive: string, folder: string) {
  const project = join(folder, 'project')
  await mkdir(project)
  await writeFile(join(project, 'package.json'), '{ "private": true }')
  const seen = watchConnections(folder, 'install')
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--no-update-notifier']
  const { stdout, stderr } = await npm(['install', ...quietly, archive], project, seen.env)
  const scripts = await withInstallScript(join(project, 'package-lock.json'))
  return { project, seen, scripts, said: stdout + stderr }
}
