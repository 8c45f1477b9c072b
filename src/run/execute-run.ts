import type { RunContext } from '../scenario/run-context.js'
import { absentInterfaces, asAbsent } from './absent-interfaces.js'
import { collectNotes } from './collect-notes.js'
import { collectSurprises } from './collect-surprises.js'
import { composeRun } from './compose-run.js'
import { failContradicted } from './fail-contradicted.js'
import { findingsOf } from './findings-of.js'
import { lintedBy } from './linted-by.js'
import { performRounds } from './perform-rounds.js'
import { performedAt } from './performed-at.js'
import type { RunParts } from './run-parts.js'
import type { Run } from './run.js'
import { withContradicted } from './with-contradicted.js'

/** Performs what was planned and folds it into a Run. An interrupted run is folded as far as it got. */
export async function executeRun(parts: RunParts): Promise<Run> {
  const { tally, signal } = parts
  const { began: started } = parts.run
  const notes = collectNotes(parts.heading.notes)
  const surprises = collectSurprises()
  const run: RunContext = {
    ...parts.run,
    note: (text) => notes.add(parts.run.redact(text)),
    surprise: surprises.add,
  }
  // It is awaited at the end only: until then its rejection would not be noticed.
  parts.lint.catch(() => undefined)
  const { performances, rounds } = await performRounds(parts, run)
  if (rounds > 1)
    notes.add(`The run has ${rounds} rounds, each with values and an order of its own.`)
  // A signal that comes when everything was performed interrupts nothing.
  const interrupted = signal.aborted ? (signal.reason as Error).message : undefined
  for (const text of (await parts.atEnd?.()) ?? []) notes.add(parts.run.redact(text))
  const lint = await lintedBy(parts.lint, signal)
  if (lint === undefined)
    notes.add('The packaged definitions were not linted to the end: the run ended early.')
  const plan = withContradicted(parts.plan, parts.contract, [...performances.values()])
  const found = findingsOf(plan, performances, tally)
  const { findings, surprises: unexplained } = failContradicted({
    findings: found,
    surprises: surprises.unexplained(found, plan, parts.contract),
  })
  const absent = absentInterfaces(parts.contract, plan, tally.exercise)
  return composeRun({
    ...parts,
    plan,
    surprises: unexplained,
    lint: lint ?? [],
    servedLint: parts.servedLint(),
    started,
    finished: parts.run.clock.now(),
    findings: findings.map(asAbsent(absent, findings)),
    exercise: tally.exercise,
    latency: tally.latency,
    performed: performedAt(performances, started),
    notes: () => [...notes.all(), ...(parts.evidenceNotes?.() ?? [])],
    interrupted,
    rounds,
  })
}
