import { expect, test } from '@playwright/test'
import { documentedHeaders } from '../../src/rules/answer/documented-headers.js'
import { documentedMediaType } from '../../src/rules/answer/documented-media-type.js'
import { documentedStatus } from '../../src/rules/answer/documented-status.js'
import { judgeSample } from './judge-sample.js'
import type { Sample } from './sample-exchange.js'

test('A status that the operation lists passes, and so does one of the interface as a whole', () => {
  const requirement = 'accounts.listAccounts.status'
  for (const status of [200, 400, 401, 403, 422, 404, 429, 503])
    expect(judgeSample(documentedStatus, { status })).toEqual([{ requirement, verdict: 'pass' }])
})

test('Any other status fails, and the statuses are named', () => {
  for (const status of [201, 302, 418, 500])
    expect(judgeSample(documentedStatus, { status })).toEqual([
      {
        requirement: 'accounts.listAccounts.status',
        verdict: 'fail',
        expected: 'status 200, 400, 401, 403, 422',
        actual: `status ${status}`,
      },
    ])
})

test('A status of what stands before a service is not that of the service', () => {
  for (const status of [502, 504]) expect(judgeSample(documentedStatus, { status })).toEqual([])
})

const mediaTypes: readonly (readonly [Sample, 'pass' | { actual: string } | undefined])[] = [
  [{ body: {} }, 'pass'],
  [{ body: {}, type: 'Application/JSON; charset=utf-8; profile="x"' }, 'pass'],
  [{ body: {}, status: 422 }, 'pass'],
  [{ body: {}, status: 503, type: 'application/problem+json;charset=UTF-8' }, 'pass'],
  [{ body: '<p>', type: 'text/html' }, { actual: 'text/html' }],
  [{ body: {}, status: 400, type: 'application/json' }, { actual: 'application/json' }],
  [{ body: {}, type: '' }, { actual: 'no Content-Type' }],
  [{ body: {}, type: 'json' }, { actual: 'json' }],
  // No body, no type; the status is at fault; a HEAD is answered without a body.
  [{ type: '' }, undefined],
  [{ status: 418, body: 'x', type: 'text/plain' }, undefined],
  [{ method: 'HEAD', type: 'text/html' }, undefined],
]

for (const [sample, due] of mediaTypes)
  test(`The media type of ${JSON.stringify(sample)} ${due === 'pass' ? 'passes' : due ? 'fails' : 'is not judged'}`, () => {
    const requirement = 'accounts.listAccounts.media-type'
    const remarks = judgeSample(documentedMediaType, sample)
    if (due === undefined) expect(remarks).toEqual([])
    else if (due === 'pass') expect(remarks).toEqual([{ requirement, verdict: 'pass' }])
    else expect(remarks).toMatchObject([{ requirement, verdict: 'fail', ...due }])
  })

test('A required header is sought whatever its letter case, and may not be empty', () => {
  const requirement = 'accounts.listAccounts.401.WWW-Authenticate'
  const judge = (headers: Sample['headers'] = []) =>
    judgeSample(documentedHeaders, { status: 401, headers })
  expect(judge([['www-authenticate', 'Bearer']])).toEqual([{ requirement, verdict: 'pass' }])
  expect(judge()).toEqual([
    {
      requirement,
      verdict: 'fail',
      expected: 'header WWW-Authenticate with status 401',
      actual: 'no header WWW-Authenticate',
    },
  ])
  expect(judge([['WWW-Authenticate', ' ']])).toMatchObject([
    { verdict: 'fail', actual: 'an empty header WWW-Authenticate' },
  ])
  expect(judgeSample(documentedHeaders, { status: 403 })).toEqual([])
  expect(judgeSample(documentedHeaders, { status: 418 })).toEqual([])
})
