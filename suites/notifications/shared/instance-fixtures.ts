import { fixture } from '../../../src/scenario/index.js'
import { ownType } from './own-definition.js'

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

export const instanceFixtures = {
  user,
  contextName,
  contextUri,
  contextUriTemplate,
  contextId,
  deliveryTime,
  notification,
  unknownNotification,
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
