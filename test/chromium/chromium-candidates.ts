import { posix, win32 } from 'node:path'

/** Where a browser is looked for: all that the answer depends on. */
export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  /** Where Playwright keeps the Chromium that it downloads. */
  readonly playwrights: string
  readonly isExecutable: (path: string) => boolean
}

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Paths of browsers that are here, the best first: the one that the developer names, one that is installed, the one
 * that Playwright downloaded.
 *
 * @throws Error when ASSAY_CHROMIUM names something that cannot be started: a wish is not silently replaced
 */
export function chromiumCandidates(surroundings: Surroundings): readonly string[] {
  const { environment, playwrights, isExecutable } = surroundings
  const named = environment['ASSAY_CHROMIUM']
  if (named) {
    if (isExecutable(named)) return [named]
    throw new Error(`ASSAY_CHROMIUM names ${named}, which is not an executable file`)
  }
  return [...usualPlaces(surroundings), playwrights].filter((path) => path && isExecutable(path))
}

function usualPlaces({ environment, platform }: Surroundings): readonly string[] {
  if (platform === 'win32')
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
      const folder = environment[variable]
      return folder ? [win32.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : []
    })
  const folders = (environment['PATH'] ?? '').split(posix.delimiter).filter(Boolean)
  const onPath = commands.flatMap((command) => folders.map((folder) => posix.join(folder, command)))
  if (platform !== 'darwin') return onPath
  return [
    ...['Chromium', 'Google Chrome'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    ),
    ...onPath,
  ]
}
