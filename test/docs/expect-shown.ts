import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type TestInfo } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { codeBlocks } from './code-blocks.js'
import { document } from './documents.js'
import { isUpdating } from './is-updating.js'
import { outputShape } from './output-shape.js'

/** Compares a block of the README with what was printed; with --update-snapshots, writes it there. */
export async function expectShown(name: string, printed: string, info: TestInfo): Promise<void> {
  const shown = codeBlocks(document('README.md')).find(({ mark }) => mark === `output=${name}`)
  expect(shown, `README.md has a block output=${name}`).toBeDefined()
  if (isUpdating(info)) {
    const path = join(packageRoot, 'README.md')
    const text = await readFile(path, 'utf8')
    const block = new RegExp(`(^\`\`\`text output=${name}\\n)[^]*?(^\`\`\`$)`, 'm')
    const fresh = printed.trimEnd()
    await writeFile(
      path,
      text.replace(block, (_, head, tail) => `${head}${fresh}\n${tail}`),
    )
    return
  }
  expect(
    outputShape(shown?.text ?? ''),
    'npx playwright test test/docs --update-snapshots writes the README anew',
  ).toEqual(outputShape(printed))
}
