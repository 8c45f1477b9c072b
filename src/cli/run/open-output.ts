import { join, resolve } from 'node:path'
import { checkPlace } from '../output/check-place.js'
import { type Drafts, openDrafts } from '../output/drafts.js'
import type { Draft } from '../output/draft.js'
import { makeFolder } from '../output/make-folder.js'
import { junitNames } from './junit-names.js'

/** Where the reports of a run go. */
export interface OpenOutput {
  /** Absolute. */
  readonly folder: string
  /** As the user named it. */
  readonly shown: string
  readonly drafts: Drafts
  /** Takes the exchanges while the run goes on. */
  readonly exchanges: Draft
}

const names = (): readonly string[] => [
  'index.html',
  'run.json',
  'summary.md',
  ...[...junitNames().values()].map((name) => join('junit', name)),
]

/**
 * Opens the folder that the reports of a run go to, before the target hears anything: whether there is room for
 * them is better known now than in an hour.
 *
 * @param shown the folder as the user named it
 * @throws CommandError when they could not be written
 */
export function openOutput(shown: string): OpenOutput {
  const folder = resolve(shown)
  makeFolder(folder, shown)
  makeFolder(join(folder, 'junit'), join(shown, 'junit'), true)
  for (const name of names()) checkPlace(join(folder, name), join(shown, name))
  const drafts = openDrafts()
  const name = 'exchanges.ndjson'
  const exchanges = drafts.open(join(folder, name), join(shown, name))
  return { folder, shown, drafts, exchanges }
}
