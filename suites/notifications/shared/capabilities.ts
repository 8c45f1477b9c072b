import {
  alone,
  type Creation,
  type OperationCapabilities,
  type Search,
  shared,
} from '../../../src/scenario/index.js'
import { definitionPath } from './definition-path.js'
import { definitionRewrite } from './definition-rewrite.js'
import { fixtures } from './fixtures.js'
import { writeRequests } from './write-requests.js'
import { greeting, ownDefinition, ownGlobal, ownType } from './own-definition.js'

/** A message with everything but variants, which have a story of their own; a value is a text, too. */
const addressed = {
  values: { ...greeting.values, firstName: 'Ana Luz' },
  message: {
    ...greeting.message,
    imageUri: 'https://images.example.org/Assay%20one.svg?size=2&tone=dark',
  },
}

const creationOf =
  (own: (random: Search['random']) => object) =>
  async ({ random }: Search): Promise<Creation> => ({
    actor: 'admin',
    body: () => ({ ...own(random), ...addressed }),
    mayNeedMore: [400, 422],
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
  getDefinitions: { touches: [alone('notifications.definitions')] },
  getDefinition: { ...ofDefinitions, examples: fixtures.definitionExamples },
  createDefinition: {
    ...ofDefinitions,
    creation: creationOf((random) => ownDefinition(`${ownType(random)}Kind`)),
  },
  createGlobalDefinition: { ...ofDefinitions, creation: creationOf(() => ownGlobal()) },
  updateDefinition: { ...ofDefinitions, rewrite: definitionRewrite },
  deleteDefinition: { ...ofDefinitions, writeRequest: writeRequests.deleteDefinition },
  expireDefinition: { ...ofDefinitions, writeRequest: writeRequests.expireDefinition },
  createNotifications: { ...ofInstances, writeRequest: writeRequests.createNotifications },
  dismissNotification: { ...ofInstances, writeRequest: writeRequests.dismissNotification },
  markNotificationAsRead: {
    ...ofInstances,
    writeRequest: writeRequests.markNotificationAsRead,
  },
  expireNotification: { ...ofInstances, writeRequest: writeRequests.expireNotification },
  deleteNotification: { ...ofInstances, writeRequest: writeRequests.deleteNotification },
} satisfies OperationCapabilities
