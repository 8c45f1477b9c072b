import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import { plainRequest } from '../../src/scenario/request/plain-request.js'
import { Undecided } from '../../src/scenario/undecided.js'

const contract = loadContract({ interfaces: ['institutions', 'sessions'] })

function operationOf(name: string, id: string) {
  const operation = contract.operation(name, id)
  if (!operation) throw new Error(`no ${id}`)
  return operation
}
const search = operationOf('institutions', 'listInstitutionAccessLocations')

const known =
  (values: Readonly<Record<string, unknown>>) =>
  async (fixture: string): Promise<unknown> => {
    if (fixture in values) return values[fixture]
    throw new Undecided(`There is no ${fixture}.`, { remedy: `fixtures.${fixture}` })
  }

test('A plain request takes the first of the sets of which one is required', async () => {
  const find = known({ latitude: 40.7, longitude: -74, postalCode: '10001', radius: '20mi' })
  expect(await plainRequest(search, find)).toEqual({
    path: {},
    query: { latitude: '40.7', longitude: '-74', radius: '20mi' },
  })
})

test('Where the target has nothing for a set, a plain request takes the next one', async () => {
  const find = known({ latitude: 40.7, postalCode: '10001', radius: '20mi' })
  expect((await plainRequest(search, find)).query).toEqual({ postalCode: '10001', radius: '20mi' })
})

test('Where the target has nothing for any set, a plain request says what the first one lacks', async () => {
  await expect(plainRequest(search, known({ radius: '20mi' }))).rejects.toThrow(
    'There is no latitude.',
  )
})

test('A body comes from its fixture', async () => {
  const terminate = operationOf('sessions', 'terminateCustomerSession')
  const session = { sessionId: 'session-000001' }
  expect(await plainRequest(terminate, known({ sessionToTerminate: session }))).toEqual({
    path: {},
    query: {},
    json: session,
  })
})
