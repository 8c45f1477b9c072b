import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'

const defect = defectOf('messages-by-content')

const text = (body: unknown): string => JSON.stringify(body) ?? ''

/** Whether a topic has push subscriptions only. */
const isPushed = (topic: string): boolean => ['topic-alerts', 'topic-security'].includes(topic)

const withheld = (name: string, which: string, isMeant: (body: unknown) => boolean): Defect =>
  defect(
    `${name}-not-delivered`,
    `A message ${which} is accepted, and comes to no subscription.`,
    'messages.publish.each-subscription',
    ({ notificationsOf }) => ({
      notificationsOf: (one) =>
        isMeant(one.body) && !isPushed(one.topic) ? [] : notificationsOf(one),
    }),
  )

const refused = (
  name: string,
  which: string,
  breaks: string,
  isMeant: (body: unknown) => boolean,
): Defect =>
  defect(`${name}-refused`, `A message ${which} is refused.`, breaks, ({ readMessage }) => ({
    readMessage(json) {
      const message = readMessage(json)
      return message !== undefined && isMeant(message.body) ? undefined : message
    },
  }))

/** Messages that are refused, or lost, for what they say. */
const defects: readonly Defect[] = [
  withheld('text', 'of plain text', (body) => typeof body === 'string' && body.length < 1000),
  withheld('empty', 'that is an empty object', (body) => text(body) === '{}'),
  withheld('large', 'of more than 200 kb', (body) => text(body).length > 200_000),
  withheld('other-letters', 'with letters beyond ASCII', (body) =>
    /[^\0-\u{7f}]/u.test(text(body)),
  ),
  refused(
    'many-members',
    'with many members',
    'messages.publish.object',
    (body) => Object.keys(Object(typeof body === 'string' ? {} : body)).length > 20,
  ),
  refused('with-links', 'that has links of its own', 'messages.publish.object', (body) =>
    text(body).includes('"_links"'),
  ),
  refused(
    'text-of-others',
    'of plain text beyond ASCII',
    'messages.publish.plain-text',
    (body) => typeof body === 'string' && /Zo\u00EB published/.test(body),
  ),
  defect(
    'characters-counted',
    'Characters of a message are counted, and not bytes.',
    'messages.publish.too-large',
    () => ({
      isTooLarge: (body) => (typeof body === 'string' ? body : text(body)).length > 262_144,
    }),
  ),
  defect(
    'members-counted',
    'Of an object the bytes of its own texts are counted, and not those of what it holds.',
    'messages.publish.too-large',
    () => ({
      isTooLarge: (body) => {
        const texts = typeof body === 'string' ? [body] : Object.values(Object(body))
        return texts.some((one) => typeof one === 'string' && Buffer.byteLength(one) > 256_000)
      },
    }),
  ),
  defect(
    'in-a-list',
    'A message may stand in a list.',
    'messages.publish.invalid',
    ({ readMessage }) => ({
      readMessage: (json) => readMessage(Array.isArray(json) ? json[0] : json),
    }),
  ),
  defect(
    'no-object',
    'JSON that is no object is accepted, and comes to nothing.',
    'messages.publish.invalid',
    ({ readMessage, messageRefusal }) => {
      let isObject = true
      return {
        readMessage(json) {
          isObject = typeof json === 'object' && json !== null
          return readMessage(json)
        },
        messageRefusal: (fault) =>
          fault === 'invalid' && !isObject ? undefined : messageRefusal(fault),
      }
    },
  ),
  defect(
    'topic-of-any-shape',
    'A topic may be a text in the place of a link.',
    'messages.publish.invalid',
    ({ readMessage }) => ({
      readMessage(json) {
        const { _links: links = {}, ...rest } = Object(json)
        const topic = Object(links)['svc:topic'] as unknown
        return readMessage(
          typeof topic === 'string'
            ? { ...rest, _links: { ...links, 'svc:topic': { href: topic } } }
            : json,
        )
      },
    }),
  ),
]

export default defects
