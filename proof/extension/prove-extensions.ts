import { openAgain } from '../../src/cli/again/open-again.js'
import { decidedHow } from '../../src/cli/catalogue.js'
import { CommandError } from '../../src/cli/command-error.js'
import { didYouMean } from '../../src/cli/did-you-mean.js'
import { type ExitCode, exitCode } from '../../src/cli/exit-code.js'
import type { ProveFlags } from '../../src/cli/flags/prove-flags.js'
import { loadChosen } from '../../src/cli/load-chosen.js'
import { print } from '../../src/cli/output/print.js'
import type { Stop } from '../../src/cli/stop/open-stop.js'
import { supplementsFor } from '../../src/cli/supplements-for.js'
import { counted } from '../../src/report/counted.js'
import { killMatrix } from '../command/kill-matrix.js'
import { matrixText } from '../command/matrix-text.js'
import { tellProgress } from '../command/tell-progress.js'
import { verdictLine } from '../command/verdict-line.js'
import type { ExtensionVariation } from '../../src/run/extension-variation.js'
import { extensionProof, type ExtensionProof } from './extension-proof.js'
import { holdAtTarget } from './hold-at-target.js'
import { requirementsOfExtensions } from './requirements-of-extensions.js'

type ProofFlags = ProveFlags & { readonly profile: string }

/**
 * `assay prove --profile`: certifies the target of a profile as it is, which must pass what its extensions bring, and
 * once with each of their defects and liberties on the way to it.
 */
export async function proveExtensions(flags: ProofFlags, stop: Stop): Promise<ExitCode> {
  const from = performance.now()
  const contract = loadChosen(flags.interface, supplementsFor(flags))
  const { all } = requirementsOfExtensions(contract)
  const proof = await extensionProof(contract)
  const wanted = chosen(flags, proof)
  if (all.length === 0)
    throw new CommandError(`${flags.profile} names no extension with requirements of its own`)
  const homes = [...new Set(all.map((one) => one.interface))]
  const hold = await holdAtTarget(await openAgain({ ...flags, interface: homes }), stop)

  const progress = tellProgress(process.stderr, wanted.length + 1)
  const honest = await hold('honest')
  const tested = all.filter((one) => decidedHow(one) === 'tested')
  if (tested.every(({ id }) => honest.inconclusive.includes(id)))
    throw new CommandError(
      `the target decides none of the ${counted(tested.length, 'requirement')}, so no defect could be found: assay run --profile ${flags.profile} says what is missing`,
      exitCode.untested,
    )
  // What the target itself gets wrong would be found with every defect.
  const isSound = honest.failed.length + honest.errors.length + honest.surprises.length === 0
  const trials = [honest]
  for (const one of isSound ? wanted : []) {
    const trial = await hold('breaks' in one ? 'defect' : 'liberty', one)
    trials.push(trial)
    progress.trial(trial)
  }
  progress.close()

  const isWhole = isSound && flags.defect === undefined
  const matrix = killMatrix(
    trials,
    proof.defects,
    isWhole ? tested : [],
    (id) => contract.requirement(id)?.interface ?? '',
  )
  const text = matrixText(matrix, flags.verbose ?? false)
  if (text !== '') print(`${text}\n\n`)
  const open = tested.filter(({ id }) => honest.inconclusive.includes(id)).length
  if (open > 0)
    print(
      `  ${counted(open, 'requirement')} ${open === 1 ? 'is' : 'are'} inconclusive at the target as it is; assay run --profile ${flags.profile} says what would decide them.\n\n`,
    )
  if (!isSound) print('  Nothing was planted: the target itself has to pass first.\n')
  print(`${verdictLine(trials, matrix, performance.now() - from)}\n`)
  return matrix.complaints.length === 0 ? exitCode.success : exitCode.failure
}

function chosen(
  { defect: named }: ProofFlags,
  proof: ExtensionProof,
): readonly ExtensionVariation[] {
  const all = [...proof.defects, ...proof.liberties]
  const names = all.map(({ name }) => name)
  const unknown = named?.find((name) => !names.includes(name))
  if (unknown === undefined) return all.filter(({ name }) => named?.includes(name) ?? true)
  throw new CommandError(
    `the extensions have no defect or liberty called ${unknown}${didYouMean(unknown, names)}`,
  )
}
