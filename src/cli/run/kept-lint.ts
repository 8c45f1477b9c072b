import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LintFinding } from '../../lint/lint-finding.js'
import { packageRoot } from '../../package-root.js'

type Kept = Readonly<Record<string, readonly LintFinding[]>>

let kept: Kept | undefined

/**
 * What the linter found in a packaged definition when Assay was built.
 *
 * @param digest of the interface, supplements included
 * @returns undefined for any other definition
 */
export function keptLint(digest: string): readonly LintFinding[] | undefined {
  kept ??= readKept()
  return Object.hasOwn(kept, digest) ? kept[digest] : undefined
}

function readKept(): Kept {
  const file = join(packageRoot, 'dist/specs/linted.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).findings : {}
}
