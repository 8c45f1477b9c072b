import { expect, test } from '@playwright/test'
import { judgeBody } from '../../src/contract/judge-body.js'
import { loadContract } from '../../src/contract/load-contract.js'
import type { Operation } from '../../src/contract/operation.js'
import { responseFor } from '../../src/contract/response-for.js'

const names = ['sessions', 'institutions', 'notifications', 'messages'] as const
const contract = loadContract({ interfaces: [...names] })
const ids = contract.interfaces.flatMap(({ requirements }) => requirements.map(({ id }) => id))

function operationOf(name: (typeof names)[number], id: string): Operation {
  const operation = contract.operation(name, id)
  if (!operation) throw new Error(`no ${id}`)
  return operation
}

test('Ranges of statuses are problem documents', () => {
  for (const [name, id] of [
    ['sessions', 'terminateCustomerSession'],
    ['institutions', 'listInstitutionAccessLocations'],
  ] as const) {
    for (const status of [418, 502])
      expect(responseFor(operationOf(name, id), status)?.mediaTypes).toEqual([
        'application/problem+json',
      ])
    expect(responseFor(operationOf(name, id), 302)).toBeUndefined()
  }
})

test('A shared schema names the clause of the document that describes the interface', () => {
  expect(contract.requirement('sessions.problem.title')?.clause).toBe(
    'document 2, Resources and their fields, Problem response',
  )
  expect(contract.requirement('messages.error.type')?.clause).toBe(
    'document 3, Resources and their fields, Error response',
  )
})

test('The error of document 3 has a profile of its own, at any depth', () => {
  const error = { _embedded: { errors: [{ _profile: 7 }] } }
  const operation = operationOf('notifications', 'getDefinition')
  const response = responseFor(operation, 404)
  if (!response) throw new Error('no 404')
  const judged = judgeBody(operation, response, 'application/hal+json', { _error: error })
  const members = judged.filter(({ requirement }) => !requirement.endsWith('.present'))
  expect(members.filter(({ verdict }) => verdict === 'fail')).toMatchObject([
    { requirement: 'notifications.error._profile', pointer: '/_error/_embedded/errors/0/_profile' },
  ])
})

test('A POST that documents 201 with a Location is bound by the law of creations', () => {
  expect(ids.filter((id) => id.includes('.creation-'))).toEqual(
    ['createDefinition', 'createGlobalDefinition'].flatMap((id) =>
      ['answered', 'location', 'shown', 'tag', 'link-self'].map(
        (aspect) => `notifications.${id}.creation-${aspect}`,
      ),
    ),
  )
})

test('What a client cannot undo is marked', () => {
  const lasting = contract.interfaces.flatMap(({ operations }) => operations)
  expect(lasting.filter((one) => one.lasting).map(({ id }) => id)).toEqual([
    'terminateCustomerSession',
    'resumeCustomerSession',
    'createDefinition',
    'createGlobalDefinition',
    'publishMessage',
    'deleteNotification',
  ])
})

test('Operations that the documents only name are gaps until a supplement describes them', () => {
  const named = contract.requirement('notifications.errors.dismissNotAllowed')
  expect(named).toMatchObject({
    gap: true,
    supplement: ['createNotifications', 'getActiveNotifications', 'dismissNotification'],
    operations: [],
  })
  // It is in the definition, but what it answers is not shown.
  expect(contract.requirement('messages.getPushNotification.same')).toMatchObject({
    gap: true,
    operations: ['getPushNotification'],
  })
})

test('What came with a version says so, and the interface has its earlier one', () => {
  const notifications = contract.interfaces.find(({ name }) => name === 'notifications')
  expect(notifications?.versions).toEqual(['0.15.1', '0.12.1'])
  const later = notifications?.requirements.filter(({ since }) => since !== undefined)
  expect(later?.map(({ id, since }) => `${id} ${since}`)).toEqual([
    'notifications.errors.groupNotFound 0.15.1',
    'notifications.errors.valueNotFound 0.15.1',
  ])
})

test('A deprecated operation names its successor and the version in which it goes', () => {
  expect(operationOf('institutions', 'listInstitutionAccessLocations').deprecated).toEqual({
    since: '0.25.0',
    successor: 'listAccessLocationsForInstitution',
    removal: '0.35.0',
  })
})
