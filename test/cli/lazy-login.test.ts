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
    if (!name.startsWith('.')) found.add(name)
    else for (const one of packagesOf(join(dirname(file), name), seen)) found.add(one)
  return found
}

const packages = (file: string) => packagesOf(join(packageRoot, 'dist/src', file))

test('Nothing of OAuth is loaded before somebody logs in, and no browser before a recipe needs one', () => {
  expect(packages('login/authority.js')).toContain('oauth4webapi')
  for (const file of ['cli/main.js', 'cli/run/run-command.js', 'index.js'])
    expect([...packages(file)], file).not.toContain('oauth4webapi')
  expect(packages('cli/run/run-command.js')).toContain('undici')
  expect(packages('cli/login/follow-recipe.js').size).toBe(0)
})
