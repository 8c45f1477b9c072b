import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Liberty } from '../../liberty.js'

function refusing(
  name: string,
  sentence: string,
  because: string,
  statuses: Partial<Readonly<Record<Parameters<Behaviour['messageRefusal']>[0], number>>>,
): Liberty {
  return {
    name: `published-${name}`,
    sentence,
    because,
    behaviour: ({ messageRefusal }) => ({
      messageRefusal(fault) {
        const refusal = messageRefusal(fault)
        const status = statuses[fault]
        return refusal === undefined || status === undefined ? refusal : { ...refusal, status }
      },
    }),
  }
}

/** A bank in which messages come to some subscriptions so many milliseconds late. */
const later =
  (
    milliseconds: number,
    isMeant: (subscription: string) => boolean,
  ): NonNullable<Liberty['behaviour']> =>
  ({ messages }, timer) => ({
    messages(book) {
      const before = messages(book)
      return {
        ...before,
        add: (one) =>
          isMeant(one.subscription)
            ? void timer(milliseconds, () => before.add(one))
            : before.add(one),
      }
    },
  })

const kept = 'How long a message takes to come to the lists is not said.'

/** Other ways to take messages. */
const liberties: readonly Liberty[] = [
  refusing(
    'topic-not-found',
    'A message on a topic that does not exist is answered with 404.',
    'A message on an unknown topic fails; with which status is not said.',
    { 'topic-unknown': 404 },
  ),
  refusing(
    'topic-not-permitted',
    'No caller may publish on a topic that does not exist: 403.',
    'A message on an unknown topic fails; with which status is not said.',
    { 'topic-unknown': 403 },
  ),
  {
    name: 'published-topic-unknown-accepted',
    sentence: 'A message on a topic that does not exist is accepted, and is delivered to no one.',
    because: 'A message on an unknown topic fails; when it fails is not said.',
    behaviour: ({ messageRefusal }) => ({
      messageRefusal: (fault) => (fault === 'topic-unknown' ? undefined : messageRefusal(fault)),
    }),
  },
  refusing(
    'malformed-all',
    'What is no message in any way is answered with 400.',
    'A body of another shape can be taken for malformed.',
    { invalid: 400, 'topic-missing': 400, 'topic-unknown': 400 },
  ),
  {
    name: 'published-256000',
    sentence: 'The body of a message has at most 256,000 bytes.',
    because: '256 kb can be read as 256,000 bytes.',
    behaviour: () => ({
      isTooLarge(body) {
        const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '')
        return Buffer.byteLength(text) > 256_000
      },
    }),
  },
  {
    name: 'published-whole-256000',
    sentence: 'A message has at most 256,000 bytes in all.',
    because: '256 kb can be read as 256,000 bytes, and the body as that of the request.',
    behaviour: () => ({ isTooLarge: (_body, whole) => whole > 256_000 }),
  },
  {
    name: 'published-answered',
    sentence: 'An accepted message is answered, with an identifier of its own.',
    because: 'What a 202 answer holds is not shown.',
    response: (response, _request, { operation }) =>
      operation === 'publishMessage' && response.status === 202
        ? new Response(JSON.stringify({ _id: 'message-000001', _links: {} }), {
            status: 202,
            headers: { 'content-type': 'application/hal+json' },
          })
        : response,
  },
  {
    name: 'published-late',
    sentence: 'A message comes to the lists a moment after it was accepted.',
    because: kept,
    behaviour: later(40, () => true),
  },
  {
    name: 'published-one-after-the-other',
    sentence: 'A message comes to one subscription after the other.',
    because: kept,
    behaviour: later(60, (subscription) => subscription === 'subscription-archive'),
  },
]

export default liberties
