import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import type { MessageStore } from '../../../src/reference/messages/message-store.js'
import { lastSegment } from '../../../src/reference/messages/last-segment.js'

const defect = defectOf('refused-and-delivered')

type Body = Readonly<Record<string, unknown>> | undefined

/** What a body without the shape of a message may mean: topics that it comes to all the same. */
type Meant = (body: Body, book: MessageStore) => readonly (string | undefined)[]

/** A bank that delivers, to who fetches, what it goes on to refuse. */
const delivering = (meant: Meant): NonNullable<Defect['behaviour']> =>
  function decide({ messages, admits, readMessage }) {
    let [book, now]: [MessageStore | undefined, number] = [undefined, 0]
    return {
      messages: (opened) => (book = messages(opened)),
      admits(actor, operation, time) {
        now = time
        return admits(actor, operation, time)
      },
      readMessage(json) {
        const topics = book === undefined ? [] : meant(json as Body, book)
        for (const { id: subscription, topic, kind, active } of book?.subscriptions ?? [])
          if (kind === 'pull' && active && topics.includes(topic))
            book?.add({
              id: book.nextId(),
              topic,
              subscription,
              createdAt: now,
              updatedAt: now,
            })
        return readMessage(json)
      },
    }
  }

const linksOf = (body: Body): Body => Object(body?.['_links']) as Body
const topicIn = (link: unknown): string | undefined =>
  typeof link === 'string' ? lastSegment(link, 'topics') : undefined

/** Messages that are refused for their shape, and are delivered all the same. */
const defects: readonly Defect[] = [
  defect(
    'link-of-text',
    'A message whose link to its topic is a text is refused, and comes to this topic.',
    'messages.publish.invalid',
    delivering((body) => [topicIn(linksOf(body)?.['svc:topic'])]),
  ),
  defect(
    'list',
    'A message in a list is refused, and comes to its topic.',
    'messages.publish.invalid',
    delivering((body) => {
      if (!Array.isArray(body)) return []
      const link = linksOf(body[0] as Body)?.['svc:topic'] as Body
      return [topicIn(link?.['href'])]
    }),
  ),
  defect(
    'no-topic',
    'A message without a link to its topic is refused, and comes to all topics.',
    'messages.publish.topic-missing',
    delivering((body, { topics }) =>
      body !== null && !Array.isArray(body) && linksOf(body)?.['svc:topic'] === undefined
        ? topics.map(({ id }) => id)
        : [],
    ),
  ),
]

export default defects
