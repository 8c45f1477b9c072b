import type { RequestListener } from 'node:http'
import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import { loadSuites } from '../../src/run/load-suites.js'
import type { Run } from '../../src/run/run.js'
import { serve } from '../exchange/serve.js'
import { certifyTarget } from './certify-target.js'

test.setTimeout(120_000)

const clock = { now: () => Date.now(), sleep: async () => undefined }

/** Certifies a target that answers everything alike, without waiting for it to change its mind. */
async function certifyHollow(name: string, listener: RequestListener): Promise<Run> {
  await using served = await serve(listener)
  return await certifyTarget(`${served.origin}/api`, {
    contract: loadContract({ interfaces: [name] }),
    suites: await loadSuites([name]),
    clock,
  })
}

const hal =
  (status: number, body: object): RequestListener =>
  (_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/hal+json', etag: '"always"' })
      .end(JSON.stringify(body))

const ids = ({ requirements }: Run, verdict: string): readonly string[] =>
  requirements.filter((one) => one.verdict === verdict).map(({ id }) => id)

/** What the form of any answer shows, whatever it says. */
const ofForm = /\.(?:status|media-type|body)$|\.(?:error|errorResponse)\.|\.errors\.status-matches$/

for (const name of ['transactions', 'text'])
  for (const status of [401, 403, 404, 422])
    test(`A target that answers everything of ${name} with ${status} passes nothing but for the form`, async () => {
      const run = await certifyHollow(name, hal(status, { _error: { statusCode: status } }))
      expect(run.verdict).not.toBe('conformant')
      expect(ids(run, 'pass').filter((id) => !ofForm.test(id))).toEqual([])
      // What is refused as such shows nothing of any other requirement.
      const roots = ids(run, 'fail').filter((id) => !/\.(?:answers|status)$/.test(id))
      expect(roots).toEqual([])
      expect(ids(run, 'error')).toEqual([])
    })

test('Empty answers show nothing of transactions, memos, pages and filters', async () => {
  const run = await certifyHollow('transactions', hal(200, {}))
  // That a search string is accepted is all that is said of it.
  const due = ids(run, 'pass').filter((id) => id !== 'transactions.pending.q')
  const shown = due.filter((id) =>
    /^transactions\.(?:transaction|pending|memo|check|masked|history)\.|pages-|-link-/.test(id),
  )
  expect(shown).toEqual([])
})

test('Empty answers show nothing of strings, references, languages and formats', async () => {
  const run = await certifyHollow('text', hal(200, {}))
  const shown = ids(run, 'pass').filter((id) =>
    /^text\.(?:references|languages|formats|resolved|setString|getString|textString|groups|strings)\.(?!status$|media-type$|body$|answers$|tag-|w)/.test(
      id,
    ),
  )
  expect(shown).toEqual([])
})
