import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'

const statement = /^(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]/gm

/** Packages that are loaded with a compiled file, whatever happens then. */
function packagesOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
  const found = new Set<string>()
  if (seen.has(file)) return found
  seen.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(statement))
    if (!name.startsWith('.')) {
      if (!name.startsWith('node:')) found.add(name)
    } else for (const one of packagesOf(join(dirname(file), name), seen)) found.add(one)
  return found
}

/** The bundled program is what ships: files beside its entries are named for the module that they begin with. */
const packages = (name: string) => packagesOf(join(packageRoot, 'dist/program', `${name}.js`))

test('Nothing of OAuth is loaded before a log-in, and no browser before a recipe needs one', () => {
  expect(packages('authority')).toContain('oauth4webapi')
  for (const name of ['main', 'run-command', 'index'])
    expect([...packages(name)], name).not.toContain('oauth4webapi')
  expect(packages('run-command')).toContain('undici')
  expect([...packages('main')]).toEqual(['commander'])
  expect([...packages('follow-recipe')]).not.toContain('playwright')
})
