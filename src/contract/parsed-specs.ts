import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../package-root.js'

let parsed: Readonly<Record<string, string>> | undefined

/**
 * What a YAML file holds that was there when Assay was built.
 *
 * @param digest SHA-256 of its text in hex, lines ended by a line feed
 * @returns undefined for any other file
 */
export function parsedSpec(digest: string): unknown {
  parsed ??= readParsed()
  const json = Object.hasOwn(parsed, digest) ? parsed[digest] : undefined
  return json === undefined ? undefined : JSON.parse(json)
}

function readParsed(): Readonly<Record<string, string>> {
  const file = join(packageRoot, 'dist/specs/parsed.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
