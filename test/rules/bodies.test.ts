import { expect, test } from '@playwright/test'
import { bodyAsDescribed } from '../../src/rules/answer/body-as-described.js'
import { judgeSample } from './judge-sample.js'
import type { Sample } from './sample-exchange.js'

const failing = (sample: Sample) =>
  judgeSample(bodyAsDescribed, sample).filter(({ verdict }) => verdict === 'fail')
const page = { start: '', items: [], limit: 100 }

test('A body as described passes, with members and a byte order mark that nothing forbids', () => {
  const requirement = 'accounts.listAccounts.body'
  for (const body of [
    page,
    { ...page, more: { than: 'shown' } },
    `\uFEFF${JSON.stringify(page)}`,
  ]) {
    const remarks = judgeSample(bodyAsDescribed, { body })
    expect(remarks).toContainEqual(expect.objectContaining({ requirement, verdict: 'pass' }))
    expect(remarks.filter(({ verdict }) => verdict === 'fail')).toEqual([])
  }
})

test('A body that is not there, or no JSON although it says so, fails', () => {
  const requirement = 'accounts.listAccounts.body'
  expect(failing({})).toEqual([
    { requirement, verdict: 'fail', expected: 'a body', actual: 'an empty answer' },
  ])
  expect(failing({ body: '{"items": [' })).toEqual([
    {
      requirement,
      verdict: 'fail',
      expected: 'JSON',
      actual: expect.stringMatching(/^\{"items": \[ \(the parser says: .*JSON input\)$/),
    },
  ])
  const long = failing({ body: `["${'x'.repeat(1000)}", "the end` })[0]?.actual ?? ''
  expect(long).toMatch(/^\["x{78}… \(the parser says: .*; it ends with ".*the end"\)$/)
  expect(failing({ base64: '/w==' })).toMatchObject([{ requirement, expected: 'JSON' }])
})

test('A member that is not as described fails on its own account, at its place', () => {
  expect(failing({ body: { ...page, limit: 'many' } })).toMatchObject([
    { requirement: 'accounts.accounts.limit', pointer: '/limit' },
  ])
  expect(failing({ status: 422, body: { status: 'x' } })).toMatchObject([
    { requirement: 'accounts.problem.status', pointer: '/status' },
  ])
})

test('What is wrong before the body is no fault of the body', () => {
  expect(judgeSample(bodyAsDescribed, { body: '<p>', type: 'text/html' })).toEqual([])
  expect(judgeSample(bodyAsDescribed, { status: 418, body: 'x' })).toEqual([])
  expect(judgeSample(bodyAsDescribed, { method: 'HEAD' })).toEqual([])
})
