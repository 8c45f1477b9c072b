import { join } from 'node:path'
import { packageRoot } from '../src/package-root.js'
import type { Effort } from './effort.js'
import { interleave } from './interleave.js'
import type { Row } from './row.js'
import { runNode } from './run-node.js'
import { wallTime } from './wall-time.js'

/** How long the command line takes to get going, against node itself. */
export async function startUp({ repetitions }: Effort): Promise<readonly Row[]> {
  const { version, node } = await interleave(repetitions * 2, {
    version: () => wallTime(() => runNode(join(packageRoot, 'bin/assay.js'), '--version')),
    node: () => wallTime(() => runNode('-e', '0')),
  })
  return [
    {
      what: 'start-up',
      by: 'wall',
      measured: { name: 'assay --version', amount: version },
      against: { name: 'node -e 0', amount: node },
      ratio: version / node,
      aim: { at: 'most', ratio: 2.5 },
    },
  ]
}
