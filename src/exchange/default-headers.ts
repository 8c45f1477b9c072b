import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../package-root.js'
import type { Header } from './exchange.js'

const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
  version: string
}

const defaults: readonly Header[] = [
  ['user-agent', `assay/${version}`],
  // A body that travels as it is can be shown as it was.
  ['accept-encoding', 'identity'],
]

/** Adds who is asking and that bodies should not be compressed, unless the caller said something else. */
export function withDefaultHeaders(headers: readonly Header[]): readonly Header[] {
  const missing = defaults.filter(
    ([wanted]) => !headers.some(([name]) => name.toLowerCase() === wanted),
  )
  return missing.length === 0 ? headers : [...headers, ...missing]
}
