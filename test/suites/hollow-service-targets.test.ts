import type { RequestListener } from 'node:http'
import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import { loadSuites } from '../../src/run/load-suites.js'
import type { Run } from '../../src/run/run.js'
import { hurriedClock } from '../exchange/hurried-clock.js'
import { serve } from '../exchange/serve.js'
import { certifyTarget } from './certify-target.js'

test.setTimeout(120_000)

async function certifyHollow(name: string, listener: RequestListener): Promise<Run> {
  await using served = await serve(listener)
  return await certifyTarget(`${served.origin}/api`, {
    contract: loadContract({ interfaces: [name] }),
    suites: await loadSuites([name]),
    clock: hurriedClock(),
  })
}

const problems = ['sessions', 'institutions']

/** Answers everything alike, in the form that the interface has for it. */
const always =
  (name: string, status: number, body?: object): RequestListener =>
  (request, response) => {
    request.resume()
    const hal = problems.includes(name) ? 'application/json' : 'application/hal+json'
    const type = problems.includes(name) && status >= 400 ? 'application/problem+json' : hal
    response.writeHead(status, { ...(body && { 'content-type': type }), etag: '"always"' })
    response.end(body && JSON.stringify(body))
  }

const ids = ({ requirements }: Run, verdict: string): readonly string[] =>
  requirements.filter((one) => one.verdict === verdict).map(({ id }) => id)

/** What the form of any answer shows, whatever it says. */
const ofForm =
  /\.(?:status|media-type|body)$|\.(?:error|errorResponse|problem)\.|\.errors\.status-matches$/

for (const name of ['sessions', 'institutions', 'notifications', 'messages']) {
  for (const status of [401, 403, 404, 422])
    test(`A target that answers everything of ${name} with ${status} passes nothing but for the form`, async () => {
      const body = problems.includes(name) ? { status } : { _error: { statusCode: status } }
      const run = await certifyHollow(name, always(name, status, body))
      expect(run.verdict).not.toBe('conformant')
      expect(ids(run, 'pass').filter((id) => !ofForm.test(id))).toEqual([])
      const roots = ids(run, 'fail').filter(
        (id) => !/\.(?:answers|status|creation-answered)$|^messages\.publish\.object$/.test(id),
      )
      expect(roots).toEqual([])
      expect(ids(run, 'error')).toEqual([])
    })

  for (const [what, status, body] of [
    ['an empty object', 200, {}],
    ['nothing', 204, undefined],
    ['an empty object, created', 201, {}],
  ] as const)
    test(`${what} shows nothing of ${name}`, async () => {
      const run = await certifyHollow(name, always(name, status, body))
      expect(run.verdict).not.toBe('conformant')
      expect(ids(run, 'error')).toEqual([])
    })
}
