import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../src/package-root.js'

/** What Node processes and their threads reached for. */
export interface Watch {
  /** Environment that makes a Node process, and what it starts, write it down. */
  readonly env: Readonly<Record<string, string>>
  /** Hosts that were looked up or connected to, each once. */
  hosts(): readonly string[]
  /** Programs that were started, each once. */
  programs(): readonly string[]
}

const recorder = join(packageRoot, 'test/gates/record-connections.cjs')

/** Watches what is started with its `env`, with the help of a new file in `folder`. */
export function watchConnections(folder: string, name: string): Watch {
  const file = join(folder, `${name}.ndjson`)
  const names = (kind: string): readonly string[] => {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
    const records = lines.map((line) => JSON.parse(line) as Readonly<Record<string, string>>)
    return [
      ...new Set(records.filter((one) => one['kind'] === kind).map((one) => one['name'] ?? '')),
    ]
  }
  return {
    env: {
      ASSAY_TEST_CONNECTIONS: file,
      NODE_OPTIONS: `--require ${JSON.stringify(recorder)}`,
    },
    hosts: () => names('host'),
    programs: () => names('start'),
  }
}
