import { expect, test } from '@playwright/test'
import { killMatrix } from '../../proof/command/kill-matrix.js'
import { matrixText } from '../../proof/command/matrix-text.js'
import { tellProgress } from '../../proof/command/tell-progress.js'
import type { Trial } from '../../proof/trial/trial.js'

const trial = (name: string, kind: Trial['kind'], failed: readonly string[]): Trial => ({
  name,
  members: [name],
  kind,
  failed,
  errors: [],
  surprises: [],
  quiet: [],
  isAsDue: true,
  hidden: [],
  inconclusive: [],
  telling: [],
  exchanges: 1,
  milliseconds: 1,
})

test('The matrix is told interface by interface, survivors first', () => {
  const planted = [
    { name: 'dies', breaks: ['text.a'] },
    { name: 'lives', breaks: ['text.b'] },
    { name: 'blamed-elsewhere', breaks: ['accounts.a'] },
  ]
  const trials = [
    trial('free', 'liberty', ['text.a']),
    trial('dies', 'defect', ['text.a']),
    trial('lives', 'defect', []),
    trial('blamed-elsewhere', 'defect', ['accounts.a', 'text.c']),
    { ...trial('', 'honest', []), errors: ['accounts.b'] },
  ]
  const homeOf = (id: string): string => id.split('.', 1)[0] ?? ''
  const testable = ['accounts.a', 'text.a', 'text.b'].map((id) => ({ id, interface: homeOf(id) }))
  const matrix = killMatrix(trials, planted, testable, homeOf)
  const column = (id: string): string => id.padEnd(58)
  expect(matrixText(matrix, true).split('\n')).toEqual([
    '  accounts  1 of 1 requirements have killed a defect',
    '    ✗ the honest target ends in an error for accounts.b',
    `    ✓ ${column('accounts.a')} blamed-elsewhere`,
    '',
    '  text  1 of 2 requirements have killed a defect',
    '    ✗ defect lives survives text.b',
    '    ✗ text.b has no defect that makes it fail',
    '    ✗ liberty free is blamed on text.a',
    '    ✗ defect blamed-elsewhere is blamed on text.c',
    `    ✓ ${column('text.a')} dies`,
  ])
  expect(matrixText(matrix, false)).not.toContain('✓')
})

test('Progress is one line on a terminal, and a line now and then elsewhere', () => {
  let time = 0
  const written: string[] = []
  const write = (text: string): void => void written.push(text)
  const plain = tellProgress({ write }, 2000, () => time)
  for (let count = 1; count <= 1000; count += 1) {
    time += 100
    plain.trial({ name: 'a-defect' })
  }
  plain.close()
  expect(written).toEqual([
    '  300 of 2,000 trials · 3 min to go\n',
    '  600 of 2,000 trials · 2 min to go\n',
    '  900 of 2,000 trials · 2 min to go\n',
  ])
  written.length = 0
  const live = tellProgress({ write, isTTY: true, columns: 44 }, 30, () => time)
  for (let count = 1; count <= 20; count += 1) {
    time += 1000
    live.trial({ name: 'a-defect-with-a-long-name' })
  }
  live.close()
  expect(written[0]).toBe('\r\u001b[K  1 of 30 trials · under way · a-defect-wit')
  expect(written.slice(-2)).toEqual([
    '\r\u001b[K  20 of 30 trials · 10 s to go · a-defect-w',
    '\r\u001b[K',
  ])
})
