import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../package-root.js'

/** The requirements that there were at one time: what came later is not among them. */
export interface RequirementSet {
  /** `2026-11` */
  readonly name: string
  readonly ids: ReadonlySet<string>
}

const folder = join(packageRoot, 'specs', 'shared', 'requirement-sets')

/** Names of the sets, the newest first. */
export const requirementSetNames = (): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -'.txt'.length))
    .toSorted()
    .toReversed()

/** Reads a set by its name, which has to be one of them. */
export function readRequirementSet(name: string): RequirementSet {
  const text = readFileSync(join(folder, `${name}.txt`), 'utf8')
  return { name, ids: new Set(text.split('\n').filter((line) => line !== '')) }
}
