import type { Behaviour, Refused } from './behaviour.js'
import { decimal } from './books/decimal.js'
import { firstCharacters } from './first-characters.js'
import { honestHalBehaviour } from './hal/honest-hal-behaviour.js'
import { honestMessagesBehaviour } from './messages/honest-messages-behaviour.js'
import { honestDefinitionsBehaviour } from './notifications/definitions/honest-definitions-behaviour.js'
import { honestInstancesBehaviour } from './notifications/instances/honest-instances-behaviour.js'
import { honestSessionsBehaviour } from './sessions/honest-sessions-behaviour.js'
import { honestInstitutionsBehaviour } from './institutions/honest-institutions-behaviour.js'
import { honestTextBehaviour } from './text/honest-text-behaviour.js'
import { honestTransactionsBehaviour } from './transactions/honest-transactions-behaviour.js'

/** A client that is told to wait comes back this many milliseconds later. Short: certifying is to be quick. */
const wait = 5
/** How often a client may ask again for a balance that does not come. */
const tries = 3

/** What takes administrative rights (documents 2 and 3, Authentication): changing text and definitions. */
const administrative: ReadonlySet<string> = new Set([
  'setString',
  'deleteString',
  'setFormat',
  'createDefinition',
  'createGlobalDefinition',
  'updateDefinition',
  'createNotifications',
  'expireDefinition',
  'deleteDefinition',
  'expireNotification',
  'deleteInAppNotification',
])

/** How the reference bank decides when nothing else is asked of it. */
export const honestBehaviour: Behaviour = {
  ...honestHalBehaviour,
  ...honestTransactionsBehaviour,
  ...honestTextBehaviour,
  ...honestSessionsBehaviour,
  ...honestMessagesBehaviour,
  ...honestDefinitionsBehaviour,
  ...honestInstitutionsBehaviour,
  ...honestInstancesBehaviour,

  knowsKey: (key, books) => key !== undefined && books.apiKeys.includes(key),
  actorOf: (token, books) => books.actors.find((actor) => actor.token === token),
  permits: ({ permitted, administers }, operation) =>
    permitted && (administers || !administrative.has(operation)),
  admits: () => true,
  hooked: (_hook, act) => act(),
  clockAdvance: (milliseconds) => milliseconds,
  mayActFor: (actor, customerId) =>
    actor.customerId === customerId || actor.actsFor.includes(customerId),

  faultsOf: (_given, found) => found,
  statusOf: ({ malformed }, documented) =>
    (malformed || !documented.includes(422)) && documented.includes(400) ? 400 : 422,
  refusalOf: (reason, operation) =>
    operation === 'getAccount' ? accountRefusals[reason] : balanceRefusals[reason],
  problemType: (name, baseUrl) => `${baseUrl}/errors/${name}/v1`,

  books: (books) => books,
  arrange: (holdings) => holdings,
  ofProductType: ({ account }, wanted) => wanted.includes(account.product.type),
  atLocation: ({ account }, wanted) => account.location === wanted,
  allowsAll: (holding, wanted) => {
    const allows: Readonly<Record<string, boolean>> = holding.allows
    return wanted.every((permission) => allows[permission] === true)
  },
  ofSecCode: ({ account }, wanted) => account.secCodes.includes(wanted),
  pageSize: (limit) => limit,
  nextPageUrl: (url) => url.href,

  label: ({ account, nickname }) =>
    nickname ?? firstCharacters(`${account.product.label} ${account.maskedNumber}`, 80),

  supplies: ({ account }, retryCount) =>
    account.core !== 'stuck' && (account.core !== 'slow' || retryCount > 0),
  mayRetry: (retryCount) => retryCount < tries,
  nextRetryCount: (retryCount) => retryCount + 1,
  returnAt: (now) => now + wait,
  retryAfter: (at) => new Date(at).toISOString(),
  dateTime: (at) => new Date(at).toISOString(),
  amount: decimal,
  balanceOrder: (asked) => asked,
}

type Refusals = Readonly<Record<Refused, ReturnType<Behaviour['refusalOf']>>>

/**
 * An external account is refused by its identifier, not for lack of permission: the operation is for
 * internal accounts, so no permission of the caller would make it answer.
 */
const balanceRefusals: Refusals = {
  unknown: { status: 422, name: 'invalidAccountId' },
  external: { status: 422, name: 'invalidAccountId' },
  foreign: { status: 403, name: 'accountNotPermitted' },
  'not-viewable': { status: 403, name: 'accountNotPermitted' },
}

/**
 * getAccount answers for internal accounts, so an external one is not there. What `view` opens
 * (balances, full number, transactions) is no part of its answer: without it the account is shown.
 */
const accountRefusals: Refusals = {
  unknown: { status: 404, name: 'accountNotFound' },
  external: { status: 404, name: 'accountNotFound' },
  foreign: { status: 403, name: 'accountNotPermitted' },
  'not-viewable': undefined,
}
