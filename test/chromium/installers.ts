import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type UnexplainedOutcome, runQuietly } from './run-quietly.js'

const minutes = 60_000

/** A way to come by a browser: what it is called, whether it is open to us, how it goes. */
export interface Installer {
  readonly name: string
  readonly install: () => Promise<UnexplainedOutcome>
}

/** The ways that are open on this machine, in the order in which they are tried. */
export function installers(): readonly Installer[] {
  const playwright: Installer = {
    name: 'npx playwright install chromium',
    install: () =>
      runQuietly(
        process.execPath,
        [createRequire(import.meta.url).resolve('@playwright/test/cli'), 'install', 'chromium'],
        5 * minutes,
      ),
  }
  const debian: Installer = {
    name: 'apt-get install chromium',
    install: async () => {
      const updated = await runQuietly('apt-get', ['update'], 3 * minutes)
      return updated.ok
        ? runQuietly(
            'apt-get',
            ['install', '-y', '--no-install-recommends', 'chromium'],
            5 * minutes,
          )
        : updated
    },
  }
  const isRoot = process.getuid?.() === 0
  return isRoot && existsSync('/usr/bin/apt-get') ? [playwright, debian] : [playwright]
}
