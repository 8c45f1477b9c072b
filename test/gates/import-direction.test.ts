import { expect, test } from '@playwright/test'
import { lintFiles } from './lint-files.js'

/** A file, an import that it may have and one that it may not. */
const samples: readonly (readonly [file: string, right: string, wrong: string])[] = [
  ['src/bounds/a.ts', `import x from 'yaml'`, `import x from '../contract/b.js'`],
  ['src/contract/b.ts', `import x from '../bounds/b.js'`, `import x from '../target/b.js'`],
  ['src/exchange/a.ts', `import x from './b.js'`, `import x from '../contract/b.js'`],
  ['src/contract/shape/a.ts', `import x from '../b.js'`, `import x from '../../exchange/b.js'`],
  ['src/target/a.ts', `import x from '../exchange/b.js'`, `import x from '../run/b.js'`],
  ['src/login/a.ts', `import x from '../target/b.js'`, `import x from '../run/b.js'`],
  ['src/target/c.ts', `import x from '../exchange/b.js'`, `import x from '../login/b.js'`],
  ['src/rules/a.ts', `import x from '../contract/b.js'`, `import x from '../scenario/b.js'`],
  [
    'src/scenario/a.ts',
    `import x from '../contract/b.js'`,
    `import x from '../../suites/laws/b.js'`,
  ],
  ['src/run/a.ts', `import x from '../scenario/b.js'`, `import x from '../reference/b.js'`],
  ['src/run/c.ts', `import type x from '../lint/b.js'`, `import x from '../lint/b.js'`],
  ['src/run/d.ts', `import x from '../target/b.js'`, `import type x from '../cli/run/b.js'`],
  ['src/run/e.ts', `import('../scenario/b.js')`, `import('../report/b.js')`],
  ['src/report/a.ts', `import type x from '../run/b.js'`, `import x from '../run/b.js'`],
  ['src/report/lint/a.ts', `import x from '../lint/b.js'`, `import x from '../../lint/b.js'`],
  ['src/report/html/style/a.ts', `import x from '../../b.js'`, `import x from '../../../run/b.js'`],
  ['src/report/b.ts', `import x from 'node:path'`, `import x from 'ajv'`],
  ['src/lint/a.ts', `import x from './spectral.js'`, `import x from '../contract/b.js'`],
  ['src/lint/b.ts', `import x from 'yaml'`, `import x from '@stoplight/spectral-core'`],
  ['src/lint/spectral.ts', `import x from '@stoplight/spectral-core'`, `import x from './b.js'`],
  ['src/lint/ruleset/a.ts', `import x from '../b.js'`, `import x from '../../run/b.js'`],
  [
    'src/lint/ruleset/b.ts',
    `import x from '../spectral.js'`,
    `import x from '@stoplight/spectral-functions'`,
  ],
  ['src/terms/a.ts', `import x from './b.js'`, `import type x from '../contract/b.js'`],
  ['src/scenario/b.ts', `import x from '../terms/b.js'`, `import type x from '../target/b.js'`],
  ['src/contract/a.ts', `import x from 'yaml'`, `import x from '@stoplight/spectral-core'`],
  ['src/cli/a.ts', `import x from '../report/b.js'`, `import x from '../../suites/laws/b.js'`],
  ['src/index.ts', `export { x } from './library/b.js'`, `export { x } from './cli/main.js'`],
  ['src/library/a.ts', `import x from '../cli/run/b.js'`, `import x from '../../proof/b.js'`],
  [
    'src/reference/http/a.ts',
    `import x from '../books/b.js'`,
    `import type x from '../../contract/b.js'`,
  ],
  ['src/cli/b.ts', `import('../../proof/b.js')`, `import('../../suites/laws/b.js')`],
  ['src/reference/a.ts', `import x from './b.js'`, `import x from '../../proof/b.js'`],
  ['src/run/f.ts', `import x from '../rules/b.js'`, `import type x from '../../proof/b.js'`],
  ['src/report/c.ts', `import type x from '../run/b.js'`, `import type x from '../../proof/b.js'`],
  ['proof/a.ts', `import x from '../src/reference/b.js'`, `import x from '../src/contract/b.js'`],
  ['proof/b.ts', `import x from './alterations/b.js'`, `import x from './trial/b.js'`],
  [
    'proof/operators/a.ts',
    `import x from '../../src/contract/b.js'`,
    `import x from '../../src/reference/b.js'`,
  ],
  ['proof/operators/b.ts', `import x from '../defect.js'`, `import x from '../defects/a/b.js'`],
  [
    'proof/list-defects.ts',
    `import x from '../src/cli/embedded-contract.js'`,
    `import x from '../src/run/b.js'`,
  ],
  [
    'proof/defects/text/a.ts',
    `import x from '../../../src/reference/b.js'`,
    `import type x from '../../../src/run/b.js'`,
  ],
  [
    'proof/liberties/text/a.ts',
    `import x from '../../alterations/b.js'`,
    `import x from '../../footprints/b.js'`,
  ],
  ['proof/trial/a.ts', `import x from '../../src/cli/run/b.js'`, `import '../../suites/laws/b.js'`],
  [
    'suites/accounts/a.ts',
    `import x from '../../src/scenario/index.js'`,
    `import x from '../../src/scenario/answer/answer.js'`,
  ],
  ['suites/laws/a.ts', `import x from './b.js'`, `import type x from '../../src/contract/b.js'`],
  ['suites/laws/c.ts', `import x from './b.js'`, `import type x from '../../proof/b.js'`],
  ['suites/laws/b.ts', `import x from '../laws/c.js'`, `import x from 'undici'`],
]

test('Imports along the direction pass, also those of types', async () => {
  const files = samples.map(([file, right]) => [file, right] as const)
  expect(await lintFiles('import-direction', files)).toEqual([])
})

test('Each import against the direction is reported', async () => {
  const files = samples.map(([file, , wrong]) => [file, wrong] as const)
  const reported = await lintFiles('import-direction', files)
  expect(reported.map((line) => line.split(':')[0]).toSorted()).toEqual(
    samples.map(([file]) => file).toSorted(),
  )
})
