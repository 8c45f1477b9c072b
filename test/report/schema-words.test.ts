import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import type { Level } from '../../src/contract/requirement.js'
import type { Severity } from '../../src/lint/lint-finding.js'
import { packageRoot } from '../../src/package-root.js'
import type { Judge, Seen } from '../../src/run/finding.js'
import type { ExercisedKind } from '../../src/run/interface-result.js'
import type { RunVerdict, StaleEntry } from '../../src/run/run.js'
import type { Deviation } from '../../src/terms/deviation.js'
import type { LoginRecord } from '../../src/terms/login-record.js'
import type { SafetyLevel } from '../../src/terms/safety-level.js'
import type { Verdict } from '../../src/terms/verdict.js'

/** All words of a type, which the compiler holds to be complete. */
const all = <W extends string>(words: Readonly<Record<W, true>>): readonly string[] =>
  Object.keys(words).toSorted()

const verdicts = all<RunVerdict>({
  conformant: true,
  'not conformant': true,
  'not decided': true,
})
const renewals = all<NonNullable<LoginRecord['renewal']>>({
  renewed: true,
  refused: true,
  unanswered: true,
})
const inRun: readonly (readonly string[])[] = [
  all<SafetyLevel>({ observe: true, reversible: true, disruptive: true }),
  renewals,
  all<NonNullable<LoginRecord['madeUpCode']>>({ refused: true, accepted: true, unanswered: true }),
  verdicts,
  verdicts,
  all<StaleEntry['why']>({ passed: true, expired: true }),
  all<Level>({ must: true, should: true, may: true }),
  all<Verdict['verdict']>({
    pass: true,
    warn: true,
    fail: true,
    inconclusive: true,
    error: true,
    none: true,
  }),
  all<ExercisedKind>({
    operations: true,
    responses: true,
    parameters: true,
    members: true,
    links: true,
  }),
  all<Severity>({ error: true, warning: true, info: true }),
  all<Deviation['kind']>({ operation: true, parameter: true, status: true, member: true }),
  all<Judge['kind']>({ scenario: true, law: true, rule: true }),
  all<Seen['among']>({ rounds: true, tries: true, exchanges: true }),
]

test('The published schema of a run has each word that a run may have', () => {
  const text = readFileSync(path.join(packageRoot, 'schemas', 'run.schema.json'), 'utf8')
  const told: string[][] = []
  JSON.parse(text, (name, value: unknown) => {
    if (name === 'enum' && Array.isArray(value)) told.push(value.map(String).toSorted())
    return value
  })
  expect(told.toSorted(byText)).toEqual([...inRun].toSorted(byText))
})

const byText = (one: readonly string[], other: readonly string[]): number =>
  one.join().localeCompare(other.join())
