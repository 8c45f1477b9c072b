import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseYaml } from '../dist/src/bounds/parse-yaml.js'

/**
 * Writes what the packaged YAML files hold as JSON, by the digest of each file: every command needs some of them, and
 * reading YAML with all its places takes longer than most commands do besides.
 */
const project = dirname(dirname(fileURLToPath(import.meta.url)))
const parsed = {}
for (const folder of ['specs', 'examples'])
  for (const name of readdirSync(join(project, folder), { recursive: true }).toSorted()) {
    if (!name.endsWith('.yaml')) continue
    const text = readFileSync(join(project, folder, name), 'utf8')
    const { errors, data } = parseYaml(text)
    // A faulty one is told with its place by the code that reads it.
    if (errors.length > 0) continue
    const digest = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
    parsed[digest] = JSON.stringify(data)
  }
mkdirSync(join(project, 'dist/specs'), { recursive: true })
writeFileSync(join(project, 'dist/specs/parsed.json'), JSON.stringify(parsed))
