import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { loadContract } from '../../../src/contract/load-contract.js'
import { packageRoot } from '../../../src/package-root.js'
import { specsFolder } from '../specs-folder.js'

const groups = `overlay: 1.0.0
info: { title: Groups of our bank, version: 2.1.0 }
actions:
  - target: $.paths
    update:
      /text/groups:
        get:
          operationId: getGroups
          parameters:
            - { name: start, in: query, schema: { type: integer, default: 0 } }
            - { name: limit, in: query, schema: { type: integer, default: 20 } }
          responses:
            '200':
              description: A page of groups.
              content:
                application/hal+json:
                  schema: { $ref: '#/components/schemas/groups' }
            '400': { $ref: '#/components/responses/error' }
  - target: $.components.schemas
    update:
      groups:
        type: object
        x-assay-links: { self: { leadsTo: getGroups }, next: { leadsTo: getGroups } }
        properties:
          count: { type: integer }
`

/** The contract of text with a supplement, and without any. */
function load(text: string, name = 'ours.overlay.yaml') {
  using folder = specsFolder({ [name]: text })
  const ours = [{ path: join(folder.specs, name), shown: name }]
  return {
    without: loadContract({ interfaces: ['text'] }),
    supplemented: loadContract({ interfaces: ['text'], supplements: { text: ours } }),
  }
}

const ids = (contract: ReturnType<typeof loadContract>): readonly string[] =>
  contract.interfaces.flatMap((one) => one.requirements).map(({ id }) => id)

test('An operation that the document only names is derived from, bound by laws and cited by its supplement', () => {
  const { without, supplemented } = load(groups)
  const known = new Set(ids(without))
  const added = ids(supplemented).filter((id) => !known.has(id))
  expect(added).toEqual(
    expect.arrayContaining([
      'text.getGroups.status',
      'text.getGroups.answers',
      'text.getGroups.without-token',
      'text.getGroups.limit-not-an-integer',
      'text.getGroups.pages-nothing-twice',
      'text.getGroups.pages-link-next',
      'text.groups.count',
    ]),
  )
  expect(ids(supplemented)).toEqual(expect.arrayContaining([...known]))
  for (const id of ['text.getGroups.answers', 'text.groups.count'])
    expect(supplemented.requirement(id)?.clause).toBe('supplement “Groups of our bank”')
})

test('The digest covers a supplement, wherever it lies, and the contract names it', () => {
  const { without, supplemented } = load(groups)
  const elsewhere = load(groups, 'elsewhere.yaml').supplemented
  const other = load(groups.replace('default: 20', 'default: 30')).supplemented
  expect(supplemented.digest).not.toBe(without.digest)
  expect(elsewhere.digest).toBe(supplemented.digest)
  expect(other.digest).not.toBe(supplemented.digest)
  expect(without.interfaces[0]?.supplements).toBeUndefined()
  expect(supplemented.interfaces[0]?.supplements).toEqual([
    {
      file: 'ours.overlay.yaml',
      title: 'Groups of our bank',
      version: '2.1.0',
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ])
})

test('Rows that wait for operations are gaps no more when the bank describes these', () => {
  const path = join(packageRoot, 'examples', 'notifications.overlay.yaml')
  const supplements = { notifications: [{ path, shown: 'notifications.overlay.yaml' }] }
  const waiting = (options: object): readonly string[] =>
    loadContract({ interfaces: ['notifications'], ...options })
      .interfaces.flatMap(({ requirements }) => requirements)
      .filter(({ gap, supplement }) => gap && supplement !== undefined)
      .map(({ id }) => id)
  expect(waiting({}).length).toBeGreaterThan(30)
  expect(waiting({ supplements })).toEqual([])
})

test('An operation tells where its success has what stories ask for by its meaning', () => {
  const path = join(packageRoot, 'examples', 'notifications.overlay.yaml')
  const supplements = { notifications: [{ path, shown: 'notifications.overlay.yaml' }] }
  const contract = loadContract({ interfaces: ['notifications'], supplements })
  expect(contract.operation('notifications', 'getActiveNotifications')?.meanings).toEqual({
    identifier: '/_id',
    context: '/contextUri',
    text: '/message/text',
    read: '/read',
  })
})
