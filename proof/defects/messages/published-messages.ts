import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import { isObject } from '../../../src/reference/text/is-object.js'

const defect = defectOf('published-messages')

/** A bank that does not take a message for one whose body is like this. */
const unlike =
  (
    fits: (body: unknown, entity: string | undefined) => boolean,
  ): NonNullable<Defect['behaviour']> =>
  ({ readMessage }) => ({
    readMessage(json) {
      const message = readMessage(json)
      return message !== undefined && fits(message.body, message.entity) ? message : undefined
    },
  })

/** A bank that refuses some fault in another way. */
const refusing =
  (
    meant: Parameters<Behaviour['messageRefusal']>[0],
    refusal: ReturnType<Behaviour['messageRefusal']>,
  ): NonNullable<Defect['behaviour']> =>
  ({ messageRefusal }) => ({
    messageRefusal: (fault) => (fault === meant ? refusal : messageRefusal(fault)),
  })

/** A topic of which the name of another one begins with the name. */
const begun: Behaviour['topicMeant'] = (href, topics) =>
  topics.find(({ id }) => href.includes(`/topics/${id}`))

const flat = (body: unknown): boolean =>
  !isObject(body) || Object.values(body).every((value) => typeof value !== 'object')

/** Messages that are taken, or refused, where they should not be. */
const defects: readonly Defect[] = [
  defect(
    'entity-by-path-alone',
    'All who subscribed are given what is about an account that is named by its whole address.',
    'messages.publish.entitled-only',
    ({ isEntitled }) => ({
      isEntitled: (subscription, entity, ledger) =>
        (entity?.startsWith('http') ?? false) || isEntitled(subscription, entity, ledger),
    }),
  ),
  defect(
    'topic-by-path-alone',
    'A topic is known by the path of its address, not by the whole one to which notifications link.',
    'messages.publish.object',
    ({ topicMeant }) => ({
      topicMeant: (href, topics) => (href.startsWith('/') ? topicMeant(href, topics) : undefined),
    }),
  ),
  defect(
    'flat-only',
    'A message has texts and no lists.',
    // One that is too large by its list is refused for that.
    ['messages.publish.object', 'messages.publish.too-large'],
    unlike(flat),
  ),
  defect(
    'objects-only',
    'A message is an object and no plain text.',
    ['messages.publish.plain-text', 'messages.publish.entity'],
    unlike((body) => typeof body !== 'string'),
  ),
  defect(
    'without-entity',
    'A message that names what it is about is refused.',
    'messages.publish.entity',
    unlike((_body, entity) => entity === undefined),
  ),
  defect(
    'text-without-entity',
    'A message of plain text that names what it is about is refused.',
    'messages.publish.entity',
    unlike((body, entity) => typeof body !== 'string' || entity === undefined),
  ),
  defect(
    'without-flags',
    'A message may hold no true and no false.',
    'messages.publish.object',
    unlike((body) => !/:(true|false)/.test(JSON.stringify(body ?? ''))),
  ),
  defect(
    'small',
    'A message has at most 128 kb.',
    'messages.publish.largest',
    ({ isTooLarge }) => ({
      isTooLarge: (body, whole) => whole > 128 * 1024 || isTooLarge(body, whole),
    }),
  ),
  defect(
    'small-objects',
    'An object has at most 64 kb.',
    'messages.publish.largest',
    ({ isTooLarge }) => ({
      isTooLarge: (body, whole) =>
        (typeof body !== 'string' && whole > 64 * 1024) || isTooLarge(body, whole),
    }),
  ),
  defect(
    'too-large-delivered',
    'A message that is refused as too large is delivered all the same.',
    'messages.publish.too-large',
    { declineMessage: (fault, deliver) => (fault === 'too-large' ? deliver() : undefined) },
  ),
  defect('boundless', 'A message may be of any size.', 'messages.publish.too-large', () => ({
    isTooLarge: () => false,
  })),
  defect(
    'texts-boundless',
    'Plain text may be of any size.',
    'messages.publish.too-large',
    ({ isTooLarge }) => ({
      isTooLarge: (body, whole) => typeof body !== 'string' && isTooLarge(body, whole),
    }),
  ),
  defect(
    'too-large-invalid',
    'A message that is too large is said to be invalid.',
    'messages.publish.too-large',
    refusing('too-large', { status: 422, name: 'messageTooLarge' }),
  ),
  defect(
    'malformed-accepted',
    'What is no JSON is accepted.',
    'messages.publish.malformed',
    refusing('malformed', undefined),
  ),
  defect(
    'malformed-invalid',
    'What is no JSON is said to be invalid.',
    'messages.publish.malformed',
    refusing('malformed', { status: 422, name: 'malformedBody' }),
  ),
  defect(
    'invalid-accepted',
    'What has not the shape of a message is accepted.',
    'messages.publish.invalid',
    refusing('invalid', undefined),
  ),
  defect(
    'topic-missing-accepted',
    'A message without a topic is accepted, and is delivered to no one.',
    'messages.publish.topic-missing',
    refusing('topic-missing', undefined),
  ),
  defect(
    'topic-unknown-large',
    'A message on a topic that does not exist is said to be too large.',
    'messages.publish.topic-unknown',
    refusing('topic-unknown', { status: 413, name: 'messageTooLarge' }),
  ),
  defect(
    'topic-unknown-delivered',
    'A message on a topic that does not exist comes to another one, with which its name begins.',
    'messages.publish.topic-unknown',
    { topicMeant: begun },
  ),
  defect(
    'topic-unknown-ended',
    'A message on a topic that does not exist comes to another one, with which its name ends.',
    'messages.publish.topic-unknown',
    {
      topicMeant: (href, topics) =>
        topics.find(({ id }) => href.endsWith(id) && /\/topics\/[^/]+$/.test(href)),
    },
  ),
  defect(
    'topic-unknown-elsewhere',
    'A message on a topic that does not exist comes to the first one that there is.',
    'messages.publish.topic-unknown',
    ({ topicMeant }) => ({
      topicMeant: (href, topics) => topicMeant(href, topics) ?? topics[0],
    }),
  ),
  defect(
    'topic-unknown-refused-late',
    'A message on a topic that does not exist is refused, and comes to another one all the same.',
    'messages.publish.topic-unknown',
    ({ topicMeant }) => {
      let isDeclined = false
      return {
        topicMeant: (...told) => (isDeclined ? begun : topicMeant)(...told),
        declineMessage(fault, deliver) {
          isDeclined = fault === 'topic-unknown'
          if (isDeclined) deliver()
          isDeclined = false
        },
      }
    },
  ),
]

export default defects
