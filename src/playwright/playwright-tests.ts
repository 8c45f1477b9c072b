import { test as base } from '@playwright/test'
import { failureText } from '../report/outline/failure-text.js'
import { failures } from '../report/outline/failures.js'
import type { RunPart } from '../run/merge/renumber.js'
import { keptOptions } from './assay-options.js'
import { openSession, type Session } from './open-session.js'
import { partName } from './part-name.js'
import { slimPart } from './slim-part.js'

/** Requests that a trace and the report of Playwright show as steps. */
const mostSteps = 200

/** A process that only lists the tests has no need of a target; a worker goes on with it. */
const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined
const listed = await openSession(keptOptions())
const scenarios = listed.scenarios.map(({ id, title, interface: name, kind }) => ({
  id,
  title,
  tag: [`@${name}`, `@${kind}`],
}))
if (!isWorker) await listed.close()

const test = base.extend<{ stop: AbortSignal }, { session: { open: Session; isFresh: boolean } }>({
  stop: async ({}, use) => {
    const stop = new AbortController()
    await use(stop.signal)
    stop.abort(new Error('The test ended.'))
  },
  session: [
    async ({}, use) => {
      await use({ open: listed, isFresh: true })
      await listed.close()
    },
    { scope: 'worker' },
  ],
})

for (const { id, title, tag } of scenarios)
  test(`${id}: ${title}`, { tag }, async ({ session, stop }, info) => {
    const part = await session.open.perform(id, stop)
    // One of each worker tells the whole plan.
    const kept = session.isFresh ? part : slimPart(part)
    session.isFresh = false
    await info.attach(partName, { body: JSON.stringify(kept), contentType: 'application/json' })
    for (const { number, request, outcome } of part.exchanges.slice(0, mostSteps)) {
      const answer = outcome.kind === 'response' ? outcome.status : outcome.failure
      const path = URL.canParse(request.url) ? new URL(request.url).pathname : request.url
      await test.step(`${number}. ${request.method} ${path} → ${answer}`, async () => undefined)
    }
    conclude(part, id)
  })

/** Fails for what the scenario found and for what rules saw in its exchanges; nothing that was told is a skip. */
function conclude(part: RunPart, id: string): void {
  const told = failures({ ...part.run, evidence: part.exchanges })
  if (told.length > 0) throw new Error(told.map(failureText).join('\n\n'))
  const own = part.run.findings.filter(({ scenario }) => scenario === id)
  const broken = own.find(({ verdict }) => verdict === 'error')
  if (broken?.because !== undefined) throw new Error(`Not the target's fault: ${broken.because}`)
  const open = own.filter(({ verdict }) => verdict === 'inconclusive')
  for (const { requirement, because = '' } of open)
    test
      .info()
      .annotations.push({ type: 'inconclusive', description: `${requirement}: ${because}` })
  for (const { requirement, verdict } of own)
    if (verdict === 'warn')
      test.info().annotations.push({ type: 'warning', description: requirement })
  test.skip(own.length > 0 && open.length === own.length, open[0]?.because ?? '')
}
