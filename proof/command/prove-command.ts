import { decidedHow } from '../../src/cli/catalogue.js'
import { CommandError } from '../../src/cli/command-error.js'
import { type ExitCode, exitCode } from '../../src/cli/exit-code.js'
import { embeddedContract } from '../../src/cli/embedded-contract.js'
import { print } from '../../src/cli/output/print.js'
import type { Contract } from '../../src/contract/contract.js'
import type { Requirement } from '../../src/contract/requirement.js'
import type { ProveFlags } from '../../src/cli/flags/prove-flags.js'
import { listDefects } from '../list-defects.js'
import { listLiberties } from '../list-liberties.js'
import type { Trial } from '../trial/trial.js'
import { chooseTrials } from './choose-trials.js'
import { killMatrix } from './kill-matrix.js'
import { matrixText } from './matrix-text.js'
import { tellProgress } from './tell-progress.js'
import { inBatches, tryInBatches } from './try-in-batches.js'
import { verdictLine } from './verdict-line.js'

/** `assay prove`: every planted defect is found and rightly named, and no liberty is. */
export async function proveCommand(flags: ProveFlags): Promise<ExitCode> {
  const named = flags.defect
  const contract = embeddedContract()
  const [defects, liberties] = await Promise.all([listDefects(contract), listLiberties()])
  const known = [...defects, ...liberties]
  const names = known.map(({ name }) => name)
  const twice = names.find((name, position) => names.indexOf(name) !== position)
  if (twice !== undefined) throw new CommandError(`a defect and a liberty are both called ${twice}`)

  const from = performance.now()
  const chosen = await chooseTrials(flags, known)
  const write = (text: string): void => print(`${text}\n`)
  if (chosen.because !== undefined) write(`  ${chosen.because}`)
  if (chosen.names.length === 0) return exitCode.success

  const isApart = flags.apart || named !== undefined
  const wanted = isApart
    ? inBatches(chosen.names, [], [])
    : inBatches(chosen.names, liberties, defects)
  const progress = tellProgress(process.stderr, wanted.length)
  const trials = await tryInBatches(
    {
      trials: wanted,
      interfaces: chosen.interfaces,
      contract,
      workers: flags.workers,
      onTrial: progress.trial,
    },
    defects,
  )
  progress.close()
  const testable = chosen.isWhole ? testableOf(contract, flags.interface) : []
  const homeOf = (id: string): string => contract.requirement(id)?.interface ?? ''
  const warned = liberties.flatMap(({ name, warns }) =>
    warns === undefined ? [] : [{ name, breaks: warns }],
  )
  const matrix = killMatrix(trials, [...defects, ...warned], testable, homeOf)

  const text = matrixText(matrix, flags.verbose ?? false)
  if (text !== '') write(`\n${text}`)
  if (flags.verbose) for (const trial of trials) write(describe(trial))
  write(`\n${verdictLine(trials, matrix, performance.now() - from)}`)
  return matrix.complaints.length === 0 ? exitCode.success : exitCode.failure
}

/** The requirements that a test can decide. */
const testableOf = (
  contract: Contract,
  interfaces: readonly string[] | undefined,
): readonly Requirement[] =>
  contract.interfaces
    .filter(({ name }) => interfaces?.includes(name) ?? true)
    .flatMap(({ requirements }) => requirements)
    .filter((one) => decidedHow(one) === 'tested')

const describe = ({ name, kind, failed, inconclusive, exchanges, milliseconds }: Trial): string =>
  `  ${kind} ${name || 'bank'}: ${exchanges} exchanges in ${milliseconds.toFixed(0)} ms, ${failed.length} failed (${failed.join(', ')}), ${inconclusive.length} undecided (${inconclusive.slice(0, 6).join(', ')})`
