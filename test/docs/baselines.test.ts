import { expect, test } from '@playwright/test'
import { openCatalogue } from '../../src/cli/catalogue.js'
import { parseBaseline } from '../../src/target/parse-baseline.js'
import { codeBlocks } from './code-blocks.js'
import { documents } from './documents.js'

const blocks = documents.flatMap(codeBlocks).filter(({ mark }) => mark === 'baseline')

test('There are baselines to check', () => expect(blocks.length).toBeGreaterThan(0))

for (const { at, text } of blocks)
  test(`The baseline at ${at} is accepted`, async () => {
    const { requirements } = await openCatalogue()
    expect(parseBaseline(text, at, requirements).known.length).toBeGreaterThan(0)
  })
