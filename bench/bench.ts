import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { toolVersion } from '../src/cli/tool-version.js'
import type { Effort } from './effort.js'
import { furtherExchange } from './further-exchange.js'
import { heldMemory } from './held-memory.js'
import { confirmedFix } from './confirmed-fix.js'
import { openBench } from './open-bench.js'
import { reportPage } from './report-page.js'
import type { Row } from './row.js'
import { sameVerdicts } from './same-verdicts.js'
import { severalInterfaces } from './several-interfaces.js'
import { slowTarget } from './slow-target.js'
import { startUp } from './start-up.js'
import { table } from './table.js'
import { wholeCertification } from './whole-certification.js'

const usage = `npm run bench -- [--quick | --verdicts | --page]

What Assay costs, as ratios: they say the same on a fast machine and on a slow one. It tells and does
not judge: the exit code is 0 whether the aims are met or not.

  --quick      fewer repetitions, in some minutes: for a first look
  --verdicts   only whether verdicts are the same with 1, 4, 16 and 64 requests in flight, ten runs each
  --page       only how long the report of a very large run takes to open and to filter in Chromium
`

const thorough: Effort = {
  repetitions: 9,
  longRepetitions: 3,
  runs: 10,
  exchanges: 1000,
  many: 100_000,
}
const quick: Effort = { repetitions: 3, longRepetitions: 1, runs: 1, exchanges: 400, many: 10_000 }

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    verdicts: { type: 'boolean' },
    page: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})

if (values.help === true) process.stdout.write(usage)
else if (values.verdicts === true) process.stdout.write(await sameVerdicts(thorough.runs))
else if (values.page === true) process.stdout.write(await reportPage(thorough.repetitions))
else await measure(values.quick === true ? quick : thorough)

async function measure(effort: Effort): Promise<void> {
  const load = loadavg()[0]?.toFixed(1)
  process.stdout.write(
    `Assay ${toolVersion}, Node ${process.versions.node}, ${availableParallelism()} processors with a load of ${load} at the beginning.\n` +
      `Medians of ${effort.repetitions} interleaved repetitions, of ${effort.longRepetitions} for what takes long.\n\n`,
  )
  const bench = await openBench(effort)
  const rows: Row[] = []
  try {
    for (const one of [wholeCertification, severalInterfaces, furtherExchange, slowTarget])
      rows.push(...(await one(bench)))
    rows.push(
      ...(await startUp(effort)),
      ...(await confirmedFix(effort)),
      ...(await heldMemory(effort)),
    )
  } finally {
    await bench.close()
  }
  process.stdout.write(table(rows))
  process.stdout.write(await sameVerdicts(effort.runs))
}
