import type { RequestListener } from 'node:http'
import { expect, test } from '@playwright/test'
import { htmlReport } from '../../src/report/html/html-report.js'
import { junitReports } from '../../src/report/junit.js'
import { runJson } from '../../src/report/run-json.js'
import { summaryMarkdown } from '../../src/report/summary.js'
import { terminalReport } from '../../src/report/terminal.js'
import type { Run } from '../../src/run/run.js'
import { profileFromFlags } from '../../src/target/profile-from-flags.js'
import { serve } from '../exchange/serve.js'
import { answerJson } from '../scenario/answers.js'
import { certifyTarget } from './certify-target.js'

const secrets = { ASSAY_API_KEY: 'key/of+the=client', ASSAY_TOKEN: 'token-of-the-"customer"<&>' }
const clock = { now: () => Date.now(), sleep: async () => undefined }

/** What looks at lists and at what is in them. */
const lists = [
  'laws/service:accounts.listAccounts',
  'laws/cursor-paging:accounts.listAccounts',
  'accounts.listAccounts.body',
]

async function certifyHostile(
  listener: RequestListener,
  only: readonly string[] = [],
): Promise<Run> {
  await using served = await serve(listener)
  const { profile } = profileFromFlags({ baseUrl: served.origin, env: secrets })
  return await certifyTarget(profile.target.baseUrl, { profile, clock, only, embedded: false })
}

/** Everything that a run writes about its target. */
const written = (run: Run): string =>
  [
    runJson(run),
    htmlReport(run),
    summaryMarkdown(run),
    ...junitReports(run).values(),
    terminalReport(run, { color: false, width: 100, paths: [] }),
    JSON.stringify(run.evidence),
  ].join('\n')

test('A target that says every secret back, everywhere, has none of them written down', async () => {
  let items = 0
  const run = await certifyHostile((request, response) => {
    const said = `${request.headers['api-key']} ${request.headers.authorization?.slice(7)}`
    const echo = { id: said, label: said, title: said, nickname: said, type: said, [said]: said }
    response.setHeader('X-Said', encodeURIComponent(said))
    response.setHeader('Retry-After', encodeURIComponent(said))
    answerJson(response, items % 2 === 0 ? 200 : 422, {
      ...echo,
      limit: said,
      items: [
        { ...echo, id: `acct-${(items += 1)}`, location: 'internal', allows: { view: true } },
      ],
      nextPage_url: `?start=${encodeURIComponent(said)}&n=${items}`,
    })
  })
  const text = written(run)
  expect(text).toContain('‹')
  for (const secret of Object.values(secrets))
    for (const form of [
      secret,
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
      Buffer.from(secret).toString('base64'),
      secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
    ])
      expect(text).not.toContain(form)
})

test('Pages without end are looked at up to a bound, and nothing is held against what was not seen', async () => {
  let pages = 0
  const run = await certifyHostile(
    (_, response) =>
      answerJson(response, 200, { items: [], nextPage_url: `?start=${(pages += 1)}` }),
    lists,
  )
  expect(pages).toBeLessThan(10_000)
  expect(run.notes.join()).toContain('has more pages than were walked')
  const end = run.requirements.find(({ id }) => id === 'accounts.listAccounts.pages-end')
  expect(end?.verdict).toBe('inconclusive')
})

const nested = (levels: number): string => '{"items":['.repeat(levels) + ']}'.repeat(levels)

for (const [title, body] of [
  ['nested a hundred thousand levels deep', nested(100_000)],
  ['of a million items', `{"items":[${'{},'.repeat(1_000_000)}{}]}`],
] as const)
  test(`A body ${title} does no harm, and decides nothing about what is in it`, async () => {
    const run = await certifyHostile(
      (_, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(body),
      lists,
    )
    expect(run.totals.error).toBe(0)
    expect(run.requirements.find(({ id }) => id === 'accounts.listAccounts.body')?.verdict).toBe(
      'inconclusive',
    )
  })
