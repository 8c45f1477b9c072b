import { expect } from '@playwright/test'
import { assay } from '../cli/assay.js'
import { customer, test } from '../cli/cli-test.js'
import { readRun } from '../cli/read-run.js'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

test('A run counts what it exercised, says why the rest was not, and fails for no member of its own', async ({
  folder,
  open,
}) => {
  // A member with a capital: no definition has it, and the right one is not required.
  const { baseUrl } = await open({
    filterAnswer: async (response, request) => {
      if (!/accessLocations$/i.test(new URL(request.url).pathname)) return response
      const text = (await response.text()).replaceAll('"selfService":', '"SelfService":')
      return new Response(text, response)
    },
  })
  const args = ['run', '--base-url', baseUrl, '--out', '.', '-i', 'institutions', 'transactions']
  const { code, stdout } = await assay(args, { folder, env: customer })
  expect(code, stdout).toBe(0)
  expect(stdout).toMatch(/\n {2}exercised +\d+ of \d+ operations, \d+ of \d+ responses, /)
  const { interfaces } = await readRun(folder)
  const [institutions] = interfaces
  const { counts, missed = [], undescribed = [] } = institutions?.exercised ?? {}
  expect(counts?.operations).toEqual({ reached: 2, of: 2 })
  expect(undescribed.map(({ pointer }) => pointer)).toContain('/items/*/atm/SelfService')
  expect(missed).toContainEqual({
    kind: 'responses',
    name: 'listInstitutionAccessLocations 429',
    because: 'No request was one too many; it takes hooks.rateLimit.',
  })
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  expect(page).toContain('<code>/items/*/atm/SelfService</code>')
})
