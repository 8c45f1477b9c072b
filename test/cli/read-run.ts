import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Run } from '../../src/run/run.js'

/** The members of run.json that the tests look at; its exchanges are in a file of their own. */
export type RunFile = Omit<Run, 'evidence'>

/** Reads the run.json of a folder of reports. */
export const readRun = async (folder: string): Promise<RunFile> =>
  JSON.parse(await readFile(join(folder, 'run.json'), 'utf8')) as RunFile
