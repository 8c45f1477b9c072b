import {
  alone,
  type Creation,
  type OperationCapabilities,
  type Search,
  shared,
  walkNumbered,
} from '../../../src/scenario/index.js'
import { definitionPath } from './definition-path.js'
import { definitionRewrite } from './definition-rewrite.js'
import { fixtures } from './fixtures.js'
import { stockDefinitions } from './stock-definitions.js'
import { stockExpired } from './stock-expired.js'
import { writeRequests } from './write-requests.js'
import { greeting, ownDefinition, ownGlobal, ownType } from './own-definition.js'

/** A message with everything but variants, which have a story of their own; a value is a text, too. */
const addressed = (type: string) => ({
  values: { ...greeting.values, firstName: 'Ana Luz', day: `Monday ${type}` },
  message: {
    ...greeting.message,
    imageUri: 'https://images.example.org/Assay%20one.svg?size=2&tone=dark',
  },
})

/** Pages of the list that are looked at. */
const mostPages = 40

/** Stands in each body, and in no other definition. */
const markOf = (body: unknown): string => /assay[a-z]{8}/.exec(JSON.stringify(body))?.[0] ?? ''

const creationOf =
  (own: (type: string) => object) =>
  async ({ random }: Search): Promise<Creation> => ({
    actor: 'admin',
    body() {
      const type = ownType(random)
      return { ...own(type), ...addressed(type) }
    },
    mayNeedMore: [400, 422],
    async look(sender, body) {
      const { items, pages } = await walkNumbered(
        sender,
        'getDefinitions',
        {},
        { pages: mostPages },
      )
      const answer = pages.at(-1) ?? (await sender.send('getDefinitions'))
      const isThere = items.some((item) => JSON.stringify(item).includes(markOf(body)))
      const value = isThere ? 'there' : 'not there'
      return { answer, value, isUnseen: pages.length === 0 }
    },
    read: 'getDefinition',
    whereIs: definitionPath,
    remove: 'deleteDefinition',
  })

const ofDefinitions = { touches: [shared('notifications.definitions')] }
const ofInstances = {
  touches: [shared('notifications.definitions'), shared('notifications.instances')],
}

/** What laws can do. What they write is their own, and the list of all definitions has to stay as it is. */
export const capabilities = {
  getDefinitions: {
    touches: [alone('notifications.definitions')],
    examples: fixtures.listExamples,
    stock: stockDefinitions,
  },
  getDefinition: {
    ...ofDefinitions,
    examples: fixtures.definitionExamples,
    stock: stockDefinitions,
  },
  createDefinition: {
    ...ofDefinitions,
    creation: creationOf((type) => ownDefinition(`${type}Kind`)),
  },
  createGlobalDefinition: { ...ofDefinitions, creation: creationOf(() => ownGlobal()) },
  updateDefinition: { ...ofDefinitions, rewrite: definitionRewrite },
  deleteDefinition: { ...ofDefinitions, writeRequest: writeRequests.deleteDefinition },
  expireDefinition: {
    ...ofDefinitions,
    writeRequest: writeRequests.expireDefinition,
    stock: stockExpired,
  },
  createNotifications: { ...ofInstances, writeRequest: writeRequests.createNotifications },
  dismissNotification: { ...ofInstances, writeRequest: writeRequests.dismissNotification },
  markNotificationAsRead: {
    ...ofInstances,
    writeRequest: writeRequests.markNotificationAsRead,
  },
  expireNotification: { ...ofInstances, writeRequest: writeRequests.expireNotification },
  deleteNotification: { ...ofInstances, writeRequest: writeRequests.deleteNotification },
} satisfies OperationCapabilities
