import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { FileError } from '../../bounds/file-error.js'
import { readTextFile } from '../../bounds/read-text-file.js'
import { CommandError } from '../command-error.js'
import { parseRun, type StoredRun } from './parse-run.js'

/** The last run whose reports stand in a folder. */
export interface LastRun {
  readonly run: StoredRun
  /** `run.json`, as the user knows it. */
  readonly file: string
  /** `exchanges.ndjson`, as the user knows it. */
  readonly exchanges: string
  /** Its HTML report, as the user knows it, if there is one. */
  readonly page: string | undefined
}

/** Bytes: all files of a run together stay below. */
const largest = 100 * 1024 * 1024

/**
 * Reads the last run from the folder of its reports.
 *
 * @param folder as the user named it
 * @param file of another name than `run.json`
 * @throws CommandError where there is none, or the file is no run of Assay
 */
export function readLastRun(folder: string, file = join(folder, 'run.json')): LastRun {
  const parsed = parseRun(textOf(file))
  if (parsed.kind === 'fault')
    throw new CommandError(
      `${file} is not a run of Assay, or was damaged: ${parsed.because}. Run again (assay run), or name the folder of another run.`,
    )
  const page = join(folder, 'index.html')
  return {
    run: parsed.run,
    file,
    exchanges: join(folder, 'exchanges.ndjson'),
    page: existsSync(page) ? page : undefined,
  }
}

function textOf(file: string): string {
  try {
    return readTextFile(file, largest)
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    if (error.code === 'ENOENT')
      throw new CommandError(
        `there is no run yet: ${file} does not exist. Run first (assay run), or name the folder of its reports.`,
      )
    throw new CommandError(`${file} cannot be read: ${error.message}. Run again (assay run).`)
  }
}
