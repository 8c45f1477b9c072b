import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { NamedRun } from '../../run/compare-runs.js'
import { readLastRun } from '../last-run/read-last-run.js'

/** Reads a run by the folder of its reports, or by its file. */
export function readNamed(path: string): NamedRun {
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? path.endsWith('.json')
  const { run } = readLastRun(isFile ? dirname(path) : path, isFile ? path : undefined)
  return { shown: path, run }
}
