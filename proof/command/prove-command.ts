import { loadContract } from '../../src/contract/load-contract.js'
import { listDefects } from '../list-defects.js'
import { listLiberties } from '../list-liberties.js'
import { CommandError } from '../../src/cli/command-error.js'
import { decidedHow } from '../../src/cli/catalogue.js'
import { print } from '../../src/cli/output/print.js'
import { supplementsFor } from '../../src/cli/supplements-for.js'
import { type ExitCode, exitCode } from '../../src/cli/exit-code.js'
import type { ProveFlags } from '../../src/cli/prove/add-prove.js'
import { holdTrials } from '../trial/hold-trials.js'
import { killMatrix } from './kill-matrix.js'
import type { Trial } from '../trial/trial.js'

const honest = ''

/** `assay prove`: every planted defect is found and rightly named, and no liberty is. */
export async function proveCommand(flags: ProveFlags): Promise<ExitCode> {
  const [defects, liberties] = await Promise.all([listDefects(), listLiberties()])
  const all = [honest, ...[...defects, ...liberties].map(({ name }) => name)]
  const twice = all.find((name, position) => all.indexOf(name) !== position)
  if (twice !== undefined) throw new CommandError(`a defect and a liberty are both called ${twice}`)
  const wanted = flags.defect ?? all
  const unknown = wanted.find((name) => !all.includes(name))
  if (unknown !== undefined) throw new CommandError(`no defect or liberty is called ${unknown}`)

  const testable =
    flags.defect === undefined
      ? loadContract({ supplements: supplementsFor({}) })
          .interfaces.flatMap(({ requirements }) => requirements)
          .filter((one) => decidedHow(one) === 'tested')
          .map(({ id }) => id)
      : []
  const from = performance.now()
  const show = process.stderr.isTTY ? counter(wanted.length) : () => undefined
  const trials = await holdTrials(wanted, flags.workers, show)
  const { kills, complaints } = killMatrix(trials, defects, testable)

  const write = (text: string): void => print(`${text}\n`)
  for (const [id, names] of kills)
    write(`  ${mark(names.length > 0)} ${id.padEnd(58)} ${names.join(', ')}`)
  if (flags.verbose) for (const trial of trials) write(describe(trial))
  if (complaints.length > 0) write('')
  for (const complaint of complaints) write(`  ${mark(false)} ${complaint}`)
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  const killed = trials.filter(({ kind, failed }) => kind === 'defect' && failed.length > 0).length
  const spared = trials.filter(
    ({ kind, failed }) => kind === 'liberty' && failed.length === 0,
  ).length
  write(
    `\n  ${complaints.length === 0 ? 'PROVED' : 'NOT PROVED'}  ${killed} defects killed · ${spared} liberties spared · ${kills.size} requirements · ${complaints.length} complaints · ${seconds} s`,
  )
  return complaints.length === 0 ? exitCode.success : exitCode.failure
}

const mark = (good: boolean): string => (good ? '✓' : '✗')

const describe = ({ name, kind, failed, inconclusive, exchanges, milliseconds }: Trial): string =>
  `  ${kind} ${name || 'bank'}: ${exchanges} exchanges in ${milliseconds.toFixed(0)} ms, ${failed.length} failed (${failed.join(', ')}), ${inconclusive.length} undecided (${inconclusive.slice(0, 6).join(', ')})`

const counter = (total: number) => {
  let done = 0
  return (trial: Trial): void => {
    done += 1
    process.stderr.write(
      `\r\u001b[K  ${done} of ${total}  ${trial.name}${done === total ? '\r\u001b[K' : ''}`,
    )
  }
}
