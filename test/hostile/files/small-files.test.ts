import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { assay } from '../../cli/assay.js'
import { test } from '../../cli/cli-test.js'
import { packageRoot } from '../../../src/package-root.js'
import { commandFor } from './commands.js'
import { expectBounded } from './expect-bounded.js'
import { smallFiles } from './small-files.js'

const fixtures = join(packageRoot, 'test/hostile/files/fixtures')

for (const [kind, files] of Object.entries(smallFiles)) {
  test(`Each hostile ${kind} of the corpus has its expectation`, async () => {
    expect((await readdir(join(fixtures, kind))).toSorted()).toEqual(Object.keys(files).toSorted())
  })

  for (const [name, [code, said]] of Object.entries(files))
    test(`The ${kind} ${name} ends with ${code} and one clear line`, async ({ folder }) => {
      const file = join(fixtures, kind, name)
      const ended = await assay(await commandFor(kind, file, folder), { folder })
      expectBounded(ended)
      expect(ended.code, ended.stdout + ended.stderr).toBe(code)
      const out = code === 2 ? ended.stderr : ended.stdout
      expect(out).toMatch(said)
      if (code === 2) expect(out).toContain(name)
    })
}
