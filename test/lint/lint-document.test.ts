import { expect, test } from '@playwright/test'
import { lintDocument } from '../../src/lint/lint-document.js'

const url = 'http://127.0.0.1:1/api/text/apiDoc'

/** Lints a small document with these members, as if a target had served it. */
const lint = (members: object) => {
  const info = { title: 'Text', version: '1' }
  const text = JSON.stringify({ openapi: '3.1.0', info, paths: {}, ...members }, null, 2)
  return lintDocument({ interface: 'text', url, shown: 'text, as served', text })
}
const answering = (schema: object) => ({
  paths: {
    '/text': {
      get: {
        responses: { 200: { description: 'It.', content: { 'application/json': { schema } } } },
      },
    },
  },
})

test('What breaks the specification is an error with its place; our own wishes are not', async () => {
  const findings = await lint({ paths: { '/text': { get: { responses: { 200: {} } } } } })
  const errors = findings.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ rule, pointer }) => [rule, pointer])).toEqual([
    ['oas3-schema', '/paths/~1text/get/responses/200'],
  ])
  expect(findings.map(({ rule }) => rule)).toContain('operation-id')
  expect(new Set(findings.map(({ file }) => file))).toEqual(new Set(['text, as served']))
})

for (const [name, reference, severity] of [
  ['that leads nowhere within the document', '#/components/schemas/lost', 'error'],
  ['to another document', 'https://definitions.bank.example/a.json#/b', 'info'],
  ['to a file of this machine', 'file:///etc/hostname', 'warning'],
] as const)
  test(`A reference ${name} is never followed out of it: ${severity}`, async () => {
    const findings = await lint(answering({ $ref: reference }))
    const [found] = findings.filter(({ message }) => message.startsWith(reference))
    expect(found?.severity).toBe(severity)
  })

test('References of a document to itself are followed, by its address as well', async () => {
  const components = { schemas: { text: { type: 'string' } } }
  for (const $ref of ['#/components/schemas/text', `${url}#/components/schemas/text`]) {
    const findings = await lint({ ...answering({ $ref }), components })
    expect(findings.filter(({ rule }) => rule.includes('reference'))).toEqual([])
  }
})
