import { embeddedContract } from '../../src/cli/embedded-contract.js'
import { type ExitCode, exitCode } from '../../src/cli/exit-code.js'
import type { ProveFlags } from '../../src/cli/flags/prove-flags.js'
import { print } from '../../src/cli/output/print.js'
import { listDefects } from '../list-defects.js'
import { chooseTrials } from '../command/choose-trials.js'
import { tellProgress } from '../command/tell-progress.js'
import { shareAmongWorkers } from '../trial/hold-in-workers.js'
import type { IntermittentTrial } from './hold-intermittently.js'
import type { Intermittence } from './intermittence.js'
import { shareText } from './share-text.js'

/**
 * `assay prove --every n`: plants each defect so that it shows in every nth answer of those that it is about, and
 * tells how many are found in a run, or in some rounds. It measures and does not judge.
 */
export async function measureCommand(
  flags: ProveFlags,
  intermittently: Intermittence,
): Promise<ExitCode> {
  const defects = await listDefects(embeddedContract())
  const chosen = await chooseTrials(flags, defects)
  const names = chosen.names.filter((name) =>
    defects.some((one) => one.name === name && canVary(one)),
  )
  const progress = tellProgress(process.stderr, names.length)
  const trials = await shareAmongWorkers<IntermittentTrial>({
    trials: names.map((name) => [name]),
    interfaces: chosen.interfaces,
    workers: flags.workers,
    intermittently,
    onTrial: progress.trial,
  })
  progress.close()
  print(shareText(trials, intermittently, flags.verbose ?? false))
  return exitCode.success
}

/** What is decided when a user logs in, and how headers are spelt, is not part of an answer of an interface. */
const canVary = ({
  request,
  response,
  behaviour,
}: Awaited<ReturnType<typeof listDefects>>[number]): boolean =>
  request !== undefined || response !== undefined || behaviour !== undefined
