import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { NamedRun } from '../../run/named-run.js'
import { parseRun } from '../last-run/parse-run.js'
import { readLastRun } from '../last-run/read-last-run.js'
import { bundled } from '../bundle/manifest.js'
import { CommandError } from '../command-error.js'
import { openBundle } from '../verify/open-bundle.js'

/** Reads a run by the folder of its reports, by its file, or by its bundle. */
export function readNamed(path: string): NamedRun {
  if (path.endsWith('.zip')) return { shown: path, run: runIn(path, openBundle(path).files) }
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? path.endsWith('.json')
  const { run } = readLastRun(isFile ? dirname(path) : path, isFile ? path : undefined)
  return { shown: path, run }
}

/** What a bundle says; whether it is so is shown by `assay verify`. */
function runIn(path: string, files: ReadonlyMap<string, Uint8Array>): NamedRun['run'] {
  const parsed = parseRun(new TextDecoder().decode(files.get(bundled.run)))
  if (parsed.kind === 'run') return parsed.run
  throw new CommandError(
    `${bundled.run} in ${path} is not a run of Assay, or was damaged: ${parsed.because}. Verify it first (assay verify ${path}).`,
  )
}
