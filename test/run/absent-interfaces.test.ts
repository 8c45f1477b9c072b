import { expect, test } from '@playwright/test'
import type { Contract } from '../../src/contract/contract.js'
import { absentInterfaces, asAbsent } from '../../src/run/absent-interfaces.js'
import type { ExerciseLog } from '../../src/run/exercise-log.js'
import type { Finding } from '../../src/run/finding.js'
import type { Plan } from '../../src/run/plan-run.js'

const finding = (name: string, verdict: 'pass' | 'fail' | 'none'): Finding =>
  ({ requirement: `${name}.one`, interface: name, verdict, exchanges: [] }) as unknown as Finding

test('Who lacks an interface is told the line that claims those that are there', () => {
  const found = [finding('text', 'pass'), finding('sessions', 'fail'), finding('messages', 'none')]
  const [text, sessions] = found.map(asAbsent(['sessions'], found))
  expect(text).toBe(found[0])
  expect(sessions).toMatchObject({
    verdict: 'inconclusive',
    remedy: 'say which ones it has: claims: { interfaces: [text] }',
  })
})

const operations = [{ id: 'terminateCustomerSession' }]
const sessions = { interfaces: [{ name: 'sessions', operations }] } as unknown as Contract
const mayBeAbsent = { mayBeAbsent: ['sessions'] } as unknown as Plan
const absentAfter = (...answered: readonly number[]): readonly string[] =>
  absentInterfaces(sessions, mayBeAbsent, {
    of: () => ({ answered: new Set(answered) }),
  } as unknown as ExerciseLog)

test('An interface is not there if all that was refused may have been before it was looked for', () => {
  expect(absentAfter(404)).toEqual(['sessions'])
  expect(absentAfter(401, 400, 404, 403, 415)).toEqual(['sessions'])
  expect(absentAfter(401, 403)).toEqual([])
  expect(absentAfter(404, 422)).toEqual([])
  expect(absentAfter(404, 204)).toEqual([])
})
