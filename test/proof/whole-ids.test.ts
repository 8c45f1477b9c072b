import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { listDefects } from '../../proof/list-defects.js'
import { openCatalogue } from '../../src/cli/catalogue.js'
import { supplementsFor } from '../../src/cli/supplements-for.js'
import { packageRoot } from '../../src/package-root.js'
import { once } from '../once.js'

const catalogue = once(() => openCatalogue(undefined, supplementsFor({})))
const read = (file: string): string => readFileSync(join(packageRoot, file), 'utf8')

/** Those that do not stand between quotes in the file, where someone searches for them. */
const missingIn = (file: string, ids: readonly string[]): readonly string[] => {
  const text = read(file)
  return ids.filter((id) => !text.includes(`'${id}'`)).map((id) => `${id} is not in ${file}`)
}

test('What a defect that is written by hand breaks stands whole in its file', async () => {
  const defects = await listDefects()
  const written = defects.filter(({ file }) => file.startsWith('proof/defects/'))
  expect(written.length).toBeGreaterThan(800)
  expect(written.flatMap(({ file, breaks }) => missingIn(file, breaks))).toEqual([])
})

test('What a story verifies stands whole in its file', async () => {
  const { scenarios } = await catalogue()
  const stories = scenarios.filter(({ kind }) => kind === 'scenario')
  expect(stories.length).toBeGreaterThan(150)
  expect(stories.flatMap(({ file, verifies }) => missingIn(file, verifies))).toEqual([])
})

test('Beside laws and operators, no code puts the id of a requirement together', async () => {
  const { contract } = await catalogue()
  const names = contract.interfaces.map(({ name }) => name).join('|')
  const inPieces = new RegExp(`\`(?:${names})\\.[^\`\\s]*\\$\\{`)
  expect('breaks: [`text.${operation}.body`]').toMatch(inPieces)
  const files = ['suites', 'proof/defects', 'proof/liberties', 'proof/alterations'].flatMap(
    (folder) =>
      readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((file) => file.endsWith('.ts') && !file.startsWith('suites/laws/')),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => inPieces.test(read(file)))).toEqual([])
})
