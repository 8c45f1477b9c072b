import { Refusal } from '../../../src/reference/http/refusal.js'
import { isObject } from '../../../src/reference/text/is-object.js'
import { refused } from '../../alterations/refused.js'
import type { Defect } from '../../defect.js'

type Told = Readonly<Record<string, unknown>>

/** A bank that reads a body, and is brought down where something is not there that it counts on. */
const counting =
  <Rest extends readonly unknown[], Read>(
    read: (body: unknown, ...rest: Rest) => Read,
    isOdd: (body: Told, ...rest: Rest) => boolean,
  ) =>
  (body: unknown, ...rest: Rest): Read => {
    if (isObject(body) && isOdd(body, ...rest))
      throw new Refusal(500, 'internalError', 'The service is out of order.')
    return read(body, ...rest)
  }

const statusOf: Readonly<Record<string, string>> = {
  createDefinition: 'notifications.createDefinition.status',
  createGlobalDefinition: 'notifications.createGlobalDefinition.status',
  updateDefinition: 'notifications.updateDefinition.status',
}

const definition = (
  name: string,
  sentence: string,
  meant: string,
  isOdd: (body: Told) => boolean,
): Defect => ({
  name: `odd-bodies-${name}`,
  sentence,
  breaks: [statusOf[meant] ?? ''],
  behaviour: ({ definitionIn }) => ({
    definitionIn: counting(definitionIn, (body, operation) => operation === meant && isOdd(body)),
  }),
})

const message = (name: string, sentence: string, isOdd: (body: Told) => boolean): Defect => ({
  name: `odd-bodies-${name}`,
  sentence,
  breaks: ['messages.publishMessage.status'],
  behaviour: ({ readMessage }) => ({ readMessage: counting(readMessage, isOdd) }),
})

const isEmpty = (body: Told): boolean => Object.keys(body).length === 0

const defects: readonly Defect[] = [
  {
    name: 'odd-bodies-unknown-definition',
    sentence: 'An update of a definition that does not exist brings updateDefinition down.',
    breaks: ['notifications.updateDefinition.status'],
    response: (response, _request, { operation }) =>
      operation === 'updateDefinition' && response.status === 404
        ? refused(500, 'The service is out of order.', 'internalError')
        : response,
  },
  {
    name: 'odd-bodies-memo',
    sentence: 'A memo without a text brings updateTransactionMemo down.',
    breaks: ['transactions.updateTransactionMemo.status'],
    behaviour: ({ memoText }) => ({ memoText: counting(memoText, isEmpty) }),
  },
  message(
    'message',
    'A message without a body brings publishMessage down.',
    (body) => !('body' in body),
  ),
  message(
    'null-message',
    'A message of which the body is null brings publishMessage down.',
    ({ body }) => body === null,
  ),
  message(
    'entity',
    'A link to what is no resource of the bank brings publishMessage down.',
    ({ _links: links }) => JSON.stringify(links ?? '').includes('urn:'),
  ),
  definition(
    'definition',
    'A definition without anything in it brings createDefinition down.',
    'createDefinition',
    isEmpty,
  ),
  definition(
    'text',
    'A definition without a message brings createDefinition down.',
    'createDefinition',
    (body) => 'type' in body && !('message' in body),
  ),
  definition(
    'global-text',
    'A global definition without a message brings createGlobalDefinition down.',
    'createGlobalDefinition',
    (body) => 'priority' in body && !('message' in body),
  ),
  definition(
    'identifier',
    'An update without an identifier brings updateDefinition down.',
    'updateDefinition',
    (body) => !('_id' in body),
  ),
]

export default defects
