import { expect, test } from '@playwright/test'
import { runScript } from './run-script.js'

const gates = {
  'lint:format': 'Every file is formatted',
  'lint:code': 'No file is suspicious, goes in circles or imports against the direction',
  'lint:types': 'Every file has its types right',
  'lint:dead': 'No file, export or package is there for nothing',
}

for (const [script, sentence] of Object.entries(gates))
  test(`${sentence} (npm run ${script})`, async () => {
    test.setTimeout(120_000)
    const { ok, said } = await runScript(script)
    expect(ok, said).toBe(true)
  })
