import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumCandidates, type Surroundings } from './chromium-candidates.js'
import { type Installer, installers } from './installers.js'
import { oneAtATime } from './one-at-a-time.js'
import { runQuietly } from './run-quietly.js'
import { surroundings } from './surroundings.js'

/** ChromiumSources of finding and installing; tests bring their own. */
export interface ChromiumSources {
  readonly surroundings: Surroundings
  readonly installers: readonly Installer[]
  readonly lock: string
  /** Whether the file starts: a stub of a package manager and a browser without its libraries do not. */
  readonly starts: (path: string) => Promise<boolean>
}

const usual: ChromiumSources = {
  surroundings,
  installers: installers(),
  lock: join(tmpdir(), 'assay-chromium.lock'),
  // chrome.exe opens a window when it is asked for its version.
  starts: async (path) =>
    process.platform === 'win32' || (await runQuietly(path, ['--version'], 30_000)).ok,
}

/**
 * The path of a Chromium that starts: named by ASSAY_CHROMIUM, installed, downloaded by Playwright before, or else
 * installed now. May be called any number of times and by several processes at once; only one installs.
 *
 * @throws Error that says what was tried and what a person can do
 */
export async function provideChromium(means: ChromiumSources = usual): Promise<string> {
  return (await present(means)) ?? oneAtATime(means.lock, () => install(means))
}

async function present(means: ChromiumSources): Promise<string | undefined> {
  for (const path of chromiumCandidates(means.surroundings)) {
    if (await means.starts(path)) return path
  }
  return undefined
}

async function install(means: ChromiumSources): Promise<string> {
  const failures: string[] = []
  // Someone else may have installed one while we waited for the lock.
  let found = await present(means)
  for (const { name, install } of means.installers) {
    if (found !== undefined) break
    const { ok, said } = await install()
    found = await present(means)
    if (found === undefined)
      failures.push(`${name}: ${ok ? 'went well, but no browser starts' : said}`)
  }
  if (found !== undefined) return found
  throw new Error(
    [
      'The browser tests need a Chromium, and none could be found or installed.',
      'Install Chromium or Chrome, or set ASSAY_CHROMIUM to the path of one.',
      ...failures,
    ].join('\n  '),
  )
}
