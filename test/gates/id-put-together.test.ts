import { expect, test } from '@playwright/test'
import { lintFiles } from './lint-files.js'

test('An id that is put together or taken apart is reported, other names are not', async () => {
  const wrong = [
    ['src/run/a.ts', 'export const a = (one) => `${one.interface}.${one.operation}.status`'],
    ['src/scenario/a.ts', 'export const a = (name, id) => `${name}.${id}.tag-present`'],
    ['src/run/b.ts', `export const b = ({ scenario }) => scenario.startsWith('laws/service:')`],
    ['src/cli/b.ts', 'export const b = (one) => `laws/service:${one.interface}.${one.operation}`'],
    ['src/rules/a.ts', `export const a = ({ id }) => id.endsWith('.errors.status-matches')`],
    ['suites/laws/a.ts', `export const a = ({ aspect }) => aspect.startsWith('link-')`],
    ['proof/trial/a.ts', `export const a = (id) => id.split('.', 1)[0]`],
    ['proof/defects/a.ts', `export const a = ({ breaks }) => breaks.lastIndexOf('.')`],
    ['proof/operators/a.ts', String.raw`export const a = ({ id }) => id.replace(/\.present$/, '')`],
    ['src/cli/c.ts', `export const c = ({ scenario }) => scenario.split('/')[0]`],
  ] as const
  const right = [
    ['src/run/c.ts', 'export const c = (one) => `${one.interface}.${one.operation}`'],
    ['src/scenario/b.ts', 'export const b = (name, one) => `fixtures.${name}.${one}`'],
    ['suites/laws/b.ts', `export const b = (one) => one.requirement({ kind: 'status' })`],
    ['proof/liberties/a.ts', `export const a = (version) => version.split('.')[0]`],
    ['proof/liberties/b.ts', `export const b = (id) => id.slice(-6)`],
    ['src/cli/a.ts', `export const a = (file) => file.endsWith('.ts')`],
  ] as const
  const reported = await lintFiles('id-put-together', [...wrong, ...right])
  expect(reported.map((line) => line.split(':')[0]).toSorted()).toEqual(
    wrong.map(([file]) => file).toSorted(),
  )
})
