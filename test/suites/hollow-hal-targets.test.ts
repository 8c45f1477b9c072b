import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import { loadSuites } from '../../src/run/load-suites.js'
import type { Run } from '../../src/run/run.js'
import { serve } from '../exchange/serve.js'
import { always } from '../scenario/answers.js'
import { certifyTarget } from './certify-target.js'

/** Certifies one interface of a target that answers everything alike, without waiting for another answer. */
async function certifyHollow(name: string, status: number, body: unknown): Promise<Run> {
  await using served = await serve(always(status, body))
  return await certifyTarget(`${served.origin}/api`, {
    contract: loadContract({ interfaces: [name] }),
    suites: await loadSuites([name]),
    clock: { now: () => Date.now(), sleep: async () => undefined },
  })
}

const ids = ({ requirements }: Run, verdict: string): readonly string[] =>
  requirements.filter((one) => one.verdict === verdict).map(({ id }) => id)

/** What the form of any answer shows, whatever it says. */
const ofForm = /\.(?:status|media-type|body)$|\.errors\.status-matches$/
/** That an answer is no success, or has the media type of another interface. */
const ofRoot = /\.(?:status|media-type|answers)$/

for (const name of ['transactions', 'text'])
  for (const status of [401, 403, 404, 500])
    test(`A target that answers every request for ${name} with ${status} passes nothing but for the form, and fails for its root only`, async () => {
      const error = { _id: 'e', statusCode: status, type: 'no', message: 'No' }
      const run = await certifyHollow(name, status, { _error: error })
      expect(run.verdict).not.toBe('conformant')
      expect(ids(run, 'pass').filter((id) => !ofForm.test(id))).toEqual([])
      expect(ids(run, 'fail').filter((id) => !ofRoot.test(id))).toEqual([])
      expect(ids(run, 'error')).toEqual([])
    })

for (const name of ['transactions', 'text'])
  test(`Empty objects show nothing of ${name} but that what was sent is accepted`, async () => {
    const run = await certifyHollow(name, 200, {})
    const accepted = /-accepted$|\.answers$|\.pending\.q$/
    const passed = ids(run, 'pass').filter((id) => !ofForm.test(id))
    expect(passed.filter((id) => !accepted.test(id))).toEqual([])
    expect(run.verdict).toBe('not conformant')
  })
