import { expect, test } from '@playwright/test'
import { problemStatus } from '../../src/rules/answer/problem-status.js'
import { problemType } from '../../src/rules/answer/problem-type.js'
import { judgeSample } from './judge-sample.js'

const wrong = 'https://bank.example/errors/oops'
const right = 'https://bank.example/errors/invalidAccountId/v1.0.0'

test('The status of a problem is that of its answer', () => {
  const requirement = 'accounts.problem.status-matches'
  const judge = (body: unknown, type?: string) =>
    judgeSample(problemStatus, { status: 422, body, type })
  expect(judge({ status: 422 })).toEqual([{ requirement, verdict: 'pass' }])
  expect(judge({ status: 400 })).toEqual([
    { requirement, verdict: 'fail', expected: '422', actual: '400', pointer: '/status' },
  ])
  // Whether there is one, and a number, is for others to say.
  for (const body of [{}, { status: '422' }, [], 'no JSON', null]) expect(judge(body)).toEqual([])
  // What is a problem by what is documented is judged under a wrong media type as well.
  expect(judge({ status: 400 }, 'application/json')).toMatchObject([{ verdict: 'fail' }])
})

test('The type of a problem names it in the documented form, or is about:blank', () => {
  const requirement = 'accounts.problem.type-form'
  const judge = (body: unknown) => judgeSample(problemType, { status: 422, body })
  for (const type of [right, 'about:blank', '/errors/x/v2', 'https://h/a/b/errors/a-b.c/v10'])
    expect(judge({ type })).toEqual([{ requirement, verdict: 'pass' }])
  for (const type of [wrong, '', `${right}/more`, 'https://h/errors/x/1', 'urn:problem:x'])
    expect(judge({ type })).toMatchObject([
      { requirement, verdict: 'fail', actual: type, pointer: '/type' },
    ])
  for (const body of [{}, { type: 7 }, []]) expect(judge(body)).toEqual([])
})

test('Problems within a problem are looked at as well, however deep a target nests them', () => {
  const judge = (body: unknown) => judgeSample(problemType, { status: 422, body })
  expect(judge({ type: right, problems: [{ type: right }, { type: wrong }] })).toMatchObject([
    { verdict: 'pass' },
    { verdict: 'pass' },
    { verdict: 'fail', pointer: '/problems/1/type' },
  ])
  const depth = 5000
  const deep = `${'{"problems":['.repeat(depth)}${']}'.repeat(depth)}`
  expect(judge(deep)).toEqual([])
})
