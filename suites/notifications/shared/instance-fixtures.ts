import { fixture, type Rewrite, type Search } from '../../../src/scenario/index.js'
import { writeRequests } from './write-requests.js'
import { ownDefinition, ownType } from './own-definition.js'

/** Users, contexts and identifiers of the notifications that are created. */
const named = (name: string, what: string) =>
  fixture(async ({ given, lacking }) => {
    const [value] = given(name)
    if (value === undefined) throw lacking(what, name)
    return value
  })

const user = named('user', 'the customer, as createNotifications names a user')
const contextUriTemplate = named('contextUriTemplate', 'a template of the address of a context')
const contextUri = named('contextUri', 'the address of a context')
/** The context of our definitions, which the address of a context may have to fit. */
const contextName = fixture(async ({ given }) => given('contextName')[0] ?? 'user')
const contextId = fixture(async ({ given }) => given('contextId')[0] ?? 'assay')

/** How long a notification that was created may take to be listed, in milliseconds. */
const deliveryTime = fixture(async ({ given }) => Number(given('deliveryTime')[0] ?? 10) * 1000)

const unknownNotification = fixture(
  async ({ given, random }) => given('unknownNotification')[0] ?? ownType(random),
)

/** For plain requests about one; a story creates its own. */
const notification = named('notification', 'the identifier of a notification of the customer')

/** A definition for the laws that write, deleted as soon as it is not needed. */
const updateDefinitionRewrite = fixture(async (search: Search): Promise<Rewrite> => {
  const admin = search.as('admin')
  const created = await admin.send('createDefinition', {
    json: ownDefinition(ownType(search.random)),
  })
  const id = created.status === 201 ? created.at('/_id') : undefined
  if (typeof id !== 'string') throw search.lacking('a definition that can be created', 'definition')
  // When it was updated is not for us to say.
  const { updatedAt: _, ...json } = created.json as { readonly updatedAt?: unknown }
  return {
    actor: 'admin',
    read: 'getDefinition',
    order: { path: { definitionId: id } },
    bodies: [
      { ...json, message: { text: 'Assay wrote this.' } },
      { ...json, message: { text: 'Assay wrote this as well.' } },
    ],
    created: 'notifications.createDefinition.creation-shown',
    replaced: 'notifications.updateDefinition.updated',
    prepare: async () => undefined,
    restore: (sender) => sender.send('deleteDefinition', { path: { definitionId: id } }),
  }
})

export const instanceFixtures = {
  user,
  contextName,
  contextUri,
  contextUriTemplate,
  contextId,
  deliveryTime,
  notification,
  unknownNotification,
  updateDefinitionRewrite,
  ...writeRequests,
}

/** What a profile may give of it under `fixtures.notifications`. */
export const givenOfInstances = {
  user: 'the customer, as createNotifications names a user',
  contextName: 'the name of the context in which notifications are created; user if it is left out',
  contextUri: 'the address of a context, in full, such as an account of the customer',
  contextId: 'the identifier of a context, where only that is given',
  contextUriTemplate: 'a template that turns it into an address',
  deliveryTime:
    'seconds in which a notification that was created has come to the list; 10 if it is left out',
  notification: 'a notification of the customer, for what a supplement describes besides',
  unknownNotification: 'an identifier of the right form that no notification has',
}
