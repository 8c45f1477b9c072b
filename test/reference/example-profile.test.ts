import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { openCatalogue } from '../../src/cli/catalogue.js'
import { knownNamesOf } from '../../src/cli/run/known-names-of.js'
import { packageRoot } from '../../src/package-root.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { createBank } from '../../src/reference/create-bank.js'
import { fillIn } from '../../src/target/fill-in.js'
import { loadProfile } from '../../src/target/load-profile.js'

const file = join(packageRoot, 'examples', 'reference-bank.yaml')

test('the example profile names the fixtures of the bank', () => {
  const profile = parse(readFileSync(file, 'utf8')) as { fixtures: object }
  expect(profile.fixtures).toEqual(createBank().fixtures)
})

test('the example profile is in order, its secrets are those of the bank', async () => {
  const { contract, suites } = await openCatalogue()
  const known = knownNamesOf(contract, suites)
  const { profile, warnings } = loadProfile(file, { env: bankSecrets, known })
  expect(warnings).toEqual([])
  expect(profile.claims.interfaces?.toSorted()).toEqual(known.interfaces.toSorted())
  expect(Object.keys(profile.actors)).toEqual(
    expect.arrayContaining(['customer', 'otherCustomer', 'restricted', 'agent', 'admin']),
  )
})

/** What scenarios tell hooks. */
const told = {
  milliseconds: 0,
  pushEndpoint: 'http://127.0.0.1:9/push',
  sessionId: 'ses_0',
}

test('the hooks of the example profile are hooks of the bank', async () => {
  const { profile } = loadProfile(file, { env: bankSecrets })
  const bank = createBank()
  for (const [name, { begin, end }] of Object.entries(profile.hooks)) {
    for (const action of [begin, end]) {
      if (action?.kind !== 'request') continue
      const { url, method, body } = action
      const init = body === undefined ? { method } : { method, body: fillIn(body, told) }
      const response = await bank.fetch(new Request(new URL(url, 'http://127.0.0.1'), init))
      expect(response.status, `${name} ${url}`).toBe(204)
    }
  }
})
