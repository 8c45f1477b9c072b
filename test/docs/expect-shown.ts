import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type TestInfo } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { codeBlocks } from './code-blocks.js'
import { documents } from './documents.js'
import { isUpdating } from './is-updating.js'
import { outputShape } from './output-shape.js'

/** Compares the block of a document with what was printed; with --update-snapshots, writes it there. */
export async function expectShown(name: string, printed: string, info: TestInfo): Promise<void> {
  const mark = `output=${name}`
  const holder = documents.find((one) => codeBlocks(one).some((block) => block.mark === mark))
  if (holder === undefined) throw new Error(`no document has a block ${mark}`)
  if (isUpdating(info)) {
    const path = join(packageRoot, holder.path)
    const text = await readFile(path, 'utf8')
    const block = new RegExp(`(^\`\`\`text ${mark}\\n)[^]*?(^\`\`\`$)`, 'm')
    const fresh = printed.trimEnd()
    await writeFile(
      path,
      text.replace(block, (_, head, tail) => `${head}${fresh}\n${tail}`),
    )
    return
  }
  const shown = codeBlocks(holder).find((block) => block.mark === mark)
  expect(
    outputShape(shown?.text ?? ''),
    'npx playwright test test/docs --update-snapshots writes the documents anew',
  ).toEqual(outputShape(printed))
}
