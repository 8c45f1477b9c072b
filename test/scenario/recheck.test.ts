import { expect, test } from '@playwright/test'
import { answerJson } from './answers.js'
import { openTestStage } from './open-test-stage.js'

const requirement = 'accounts.listAccounts.limit-above-maximum'

/** Performs a story that wants to see an excessive limit refused. */
const askTooMuch = (answer: (limit: string | null, requests: number) => number) => {
  let requests = 0
  return openTestStage((request, response) => {
    const limit = new URL(request.url ?? '', 'http://bank').searchParams.get('limit')
    answerJson(response, answer(limit, (requests += 1)), {})
  })
}

const rows: readonly (readonly [
  title: string,
  answer: (limit: string | null, requests: number) => number,
  verdict: string,
  because?: string,
])[] = [
  ['refused as it should be', () => 422, 'pass'],
  ['accepted', () => 200, 'fail'],
  ['unavailable for that limit only', (limit) => (limit === '1001' ? 503 : 200), 'fail'],
  ['unavailable for a moment', (_, requests) => (requests === 1 ? 503 : 422), 'pass'],
  [
    'unavailable for every caller',
    () => 503,
    'inconclusive',
    'At that time a plain request of the customer was answered with 503 as well.',
  ],
  [
    'unavailable for a while',
    (limit, requests) => (requests < 4 ? 503 : limit === null ? 200 : 422),
    'inconclusive',
    'It was answered with 503 at first and with 422 a little later.',
  ],
  [
    'asked for a token that has ended',
    () => 401,
    'inconclusive',
    'At that time a plain request of the customer was answered with 401 as well.',
  ],
]

for (const [title, answer, verdict, because] of rows)
  test(`A limit that is too great is ${title}: ${verdict}`, async () => {
    await using stand = await askTooMuch(answer)
    const outcomes = await stand.perform([requirement], async ({ customer, verify }) => {
      const refusal = await customer.send('listAccounts', { query: { limit: 1001 } })
      verify[requirement]?.(refusal).status(400, 422)
    })
    expect(outcomes).toEqual([
      expect.objectContaining(because === undefined ? { verdict } : { verdict, because }),
    ])
  })
