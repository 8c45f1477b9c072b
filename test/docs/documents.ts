import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../src/package-root.js'

/** A document for people. */
export interface Document {
  /** Relative to the project: `docs/profile.md`. */
  readonly path: string
  readonly text: string
}

const inFolder = (folder: string): readonly string[] =>
  readdirSync(join(packageRoot, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => (folder === '.' ? name : `${folder}/${name}`))

/** Every Markdown file for people, in the order of their paths. What a run has written in reports is none of them. */
export const documents: readonly Document[] = [
  ...['.', 'docs'].flatMap(inFolder),
  'reports/README.md',
].map((path) => ({ path, text: readFileSync(join(packageRoot, path), 'utf8') }))

/** The document of that path. */
export function document(path: string): Document {
  const found = documents.find((one) => one.path === path)
  if (found === undefined) throw new Error(`there is no ${path}`)
  return found
}
