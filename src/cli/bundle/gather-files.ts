import { readFileSync } from 'node:fs'
import { FileError } from '../../bounds/file-error.js'
import { readTextFile } from '../../bounds/read-text-file.js'
import { CommandError } from '../command-error.js'
import type { Supplements } from '../supplements-for.js'
import type { LastRun } from '../last-run/read-last-run.js'
import { derivedFiles } from './derived-files.js'
import { bundled, type Manifest } from './manifest.js'

/** The contents of a bundle but for its manifest. */
interface Gathered {
  /** By their paths in the bundle. */
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly supplements: Manifest['supplements']
}

const largest = 16 * 1024 * 1024
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/**
 * Reads what belongs to a run.
 *
 * @param profile path of the profile of the run, if there was one
 * @param redact replaces the secrets of the profile
 */
export function gatherFiles(
  { run, file, exchanges }: LastRun,
  profile: string | undefined,
  { supplements: overlays = {} }: Supplements,
  redact: (text: string) => string,
): Gathered {
  const files = new Map<string, Uint8Array>([
    [bundled.run, readFileSync(file)],
    [bundled.exchanges, readFileSync(exchanges)],
    ...derivedFiles(run),
  ])
  if (profile !== undefined) files.set(bundled.profile, bytesOf(redact(textOf(profile, profile))))
  const supplements: Record<string, { interface: string; shown: string }> = {}
  for (const { name } of run.interfaces)
    for (const [index, { path, shown }] of (overlays[name] ?? []).entries()) {
      const place = `supplements/${name}-${index + 1}.yaml`
      supplements[place] = { interface: name, shown }
      files.set(place, bytesOf(redact(textOf(path, shown))))
    }
  return { files, supplements }
}

function textOf(path: string, shown: string): string {
  try {
    return readTextFile(path, largest)
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    throw new CommandError(
      `${shown} cannot be read: ${error.message}. It belongs to the run: put it back in its place.`,
    )
  }
}
