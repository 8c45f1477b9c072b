import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { FileError } from '../../bounds/file-error.js'
import { readTextFile } from '../../bounds/read-text-file.js'
import type { Run } from '../../run/run.js'
import { CommandError } from '../command-error.js'

/** A run as `run.json` has it: its exchanges stand in the file beside it. */
export type StoredRun = Omit<Run, 'evidence'>

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
  const run = parsedRun(textOf(file))
  if (run === undefined)
    throw new CommandError(
      `${file} is not a run of Assay. Run again (assay run), or name another folder with --out.`,
    )
  const page = join(folder, 'index.html')
  return {
    run,
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
        `there is no run yet: ${file} does not exist. Run first (assay run), or name the folder of its reports with --out.`,
      )
    throw new CommandError(`${file} cannot be read: ${error.message}. Run again (assay run).`)
  }
}

/** A run as its text has it; undefined for what is none. */
export function parsedRun(text: string): StoredRun | undefined {
  try {
    const run: unknown = JSON.parse(text)
    return isRun(run) ? run : undefined
  } catch {
    return undefined
  }
}

/** Whether it has what commands look for; `schemas/run.schema.json` says the rest. */
const isRun = (value: unknown): value is StoredRun => {
  const run = Object(value)
  return (
    run.tool?.name === 'assay' &&
    ['requirements', 'findings', 'judges', 'secrets', 'interfaces'].every((member) =>
      Array.isArray(run[member]),
    ) &&
    typeof run.target?.baseUrl === 'string'
  )
}
