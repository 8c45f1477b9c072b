import { expect, test } from '@playwright/test'
import { applyBaseline } from '../../src/run/apply-baseline.js'
import { staleEntries } from '../../src/report/outline/stale-entries.js'
import type { Run } from '../../src/run/run.js'
import { sampleRun } from '../report/sample-run.js'

const baseline = (...ids: readonly string[]) => ({
  file: 'assay.baseline.yaml',
  text: '',
  known: ids.map((requirement, at) => ({ requirement, because: `BANK-${at}`, line: at + 2 })),
})

const hold = (run: Run, ids: readonly string[], whole = true) => {
  const { requirements, baseline: held, notes } = applyBaseline(run, baseline(...ids), whole)
  return {
    known: requirements.flatMap(({ id, known }) => (known === undefined ? [] : [`${id} ${known}`])),
    count: held?.known,
    stale: held?.stale.map(({ requirement }) => requirement),
    said: notes.slice(run.notes.length),
  }
}

test('A failure that is listed is known, one that passed is stale, one that is open stays', () => {
  const ids = ['accounts.balances.order', 'text.strings.get', 'accounts.balances.outage']
  expect(hold(sampleRun(), ids)).toEqual({
    known: ['accounts.balances.order BANK-0'],
    count: 1,
    stale: ['text.strings.get'],
    said: [
      'Not decided in this run, so these entries of assay.baseline.yaml stay: accounts.balances.outage.',
    ],
  })
})

test('Totals and verdict stay what they are without a baseline', () => {
  const { verdict, totals } = applyBaseline(sampleRun(), baseline('accounts.balances.order'), true)
  expect({ verdict, totals }).toEqual({
    verdict: sampleRun().verdict,
    totals: sampleRun().totals,
  })
})

test('What is not part of the run is left alone', () => {
  expect(hold(sampleRun(), ['messages.elsewhere'])).toMatchObject({ count: 0, stale: [], said: [] })
})

test('Nothing is stale when the run ended early', () => {
  const run = { ...sampleRun(), interrupted: 'Ctrl-C' }
  expect(hold(run, ['text.strings.get'])).toMatchObject({
    stale: [],
    said: [expect.stringContaining('text.strings.get')],
  })
})

test('In a part of a run, what a rule passed is not stale: it may not have seen the failure', () => {
  const sample = sampleRun()
  const rule = sample.judges.find(({ kind }) => kind === 'rule')?.id ?? ''
  const run: Run = {
    ...sample,
    requirements: sample.requirements.map((one) =>
      one.id === 'text.strings.get' ? { ...one, judges: [...one.judges, rule] } : one,
    ),
  }
  const ids = ['text.strings.get', 'text.strings.set']
  expect(hold(run, ids).stale).toEqual(ids)
  expect(hold(run, ids, false).stale).toEqual(['text.strings.set'])
})

test('An entry whose last day is over makes a new failure, and says who takes care of it', () => {
  const listed = { requirement: 'accounts.balances.order', because: 'BANK-1', owner: 'books team' }
  const of = (until: string) =>
    applyBaseline(
      { ...sampleRun(), started: '2026-11-23T23:59:59.000Z' },
      { file: 'assay.baseline.yaml', text: '', known: [{ ...listed, until, line: 2 }] },
      true,
    )
  const known = of('2026-11-23')
  expect(known.requirements.find(({ id }) => id === listed.requirement)).toMatchObject({
    known: 'BANK-1 (books team, until 2026-11-23)',
  })
  expect(known.baseline).toMatchObject({ known: 1, stale: [] })
  const over = of('2026-11-22')
  expect(over.baseline).toMatchObject({ known: 0, stale: [{ why: 'expired', ...listed }] })
  expect(staleEntries(over).map(({ order }) => order)).toEqual([
    'was known until 2026-11-22; fix it, or agree on another day in assay.baseline.yaml:2 (BANK-1, books team)',
  ])
})
