import { changeJson } from '../../alterations/change-json.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Notification } from '../../../src/reference/messages/message-store.js'
import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import { refused } from '../../alterations/refused.js'

const defect = defectOf('supplied-deliveries')

/** What a bank records that takes each answer of an endpoint for an error. */
const answered = { type: 'endpointAnswered', message: 'The endpoint answered.', statusCode: 200 }

/** A list of what is done with shows another one as well, as that was shown last. */
const withOther =
  (list: 'received' | 'failed', other: 'queued' | 'failed') =>
  ({ shown }: Behaviour): Partial<Behaviour> => {
    let others: readonly Notification[] = []
    return {
      shown(all, collection) {
        if (collection === other) others = all
        if (collection !== list) return shown(all, collection)
        const known = new Set(all.map(({ id }) => id))
        return shown([...all, ...others.filter(({ id }) => !known.has(id))], collection)
      },
    }
  }

/** Operations that only the supplement of the bank describes. */
const operations = [
  {
    operation: 'getReceivedNotifications',
    status: 'messages.getReceivedNotifications.status',
    mediaType: 'messages.getReceivedNotifications.media-type',
    body: 'messages.getReceivedNotifications.body',
    answers: 'messages.getReceivedNotifications.answers',
  },
  {
    operation: 'getFailedNotifications',
    status: 'messages.getFailedNotifications.status',
    mediaType: 'messages.getFailedNotifications.media-type',
    body: 'messages.getFailedNotifications.body',
    answers: 'messages.getFailedNotifications.answers',
  },
  {
    operation: 'getPushNotification',
    status: 'messages.getPushNotification.status',
    mediaType: 'messages.getPushNotification.media-type',
    body: 'messages.getPushNotification.body',
    answers: 'messages.getPushNotification.answers',
  },
] as const

/** What can be wrong with any answer. */
const ofEach = operations.flatMap(({ operation, status, mediaType, body }): readonly Defect[] => {
  const change = (to: (response: Response) => Promise<Response> | Response) =>
    changeResponse({ operations: [operation], statuses: [200] }, to)
  const row = (name: string, sentence: string, breaks: string, response: Defect['response']) => ({
    name: `supplied-deliveries-${operation}-${name}`,
    sentence: `${operation} ${sentence}.`,
    breaks: [breaks],
    response,
  })
  return [
    row(
      'moved',
      'answers with a status that its description lacks',
      status,
      change(
        async (response) =>
          new Response(await response.text(), {
            ...response,
            status: 203,
            headers: response.headers,
          }),
      ),
    ),
    row(
      'html',
      'says that its JSON is HTML',
      mediaType,
      change(
        async (response) =>
          new Response(await response.text(), { headers: { 'content-type': 'text/html' } }),
      ),
    ),
    row(
      'list',
      'answers a list where an object is due',
      body,
      change(
        async (response) =>
          new Response(`[${await response.text()}]`, { headers: response.headers }),
      ),
    ),
  ]
})

/** Requests that are in order and refused nevertheless: those that name no subscription, or a certain one. */
const refusals = operations.map(({ operation, answers }): Defect => ({
  name: `supplied-deliveries-${operation}-refused`,
  sentence: `${operation} refuses what is in order.`,
  breaks: [answers],
  response: (response, request, context) => {
    if (context.operation !== operation || response.status !== 200) return response
    const { search, pathname } = new URL(request.url)
    const isMeant = operation === 'getPushNotification' ? /watch/.test(pathname) : search === ''
    return isMeant ? refused(422, 'Something is wrong with this request.') : response
  },
}))

/** Operations of the supplement that do not do what it says, and lists that lack what belongs there. */
const defects: readonly Defect[] = [
  ...ofEach,
  ...refusals,
  defect(
    'failed-with-received',
    'What was received is among what has failed, once something has.',
    'messages.push.failed-only',
    ({ shown }) => {
      let received: readonly Notification[] = []
      return {
        shown(all, collection) {
          if (collection === 'received') received = all
          const others = collection === 'failed' && all.length > 0 ? received : []
          return shown([...all, ...others], collection)
        },
      }
    },
  ),
  defect(
    'received-fails',
    'What was received fails as well when its time is over, and is no longer among what was received.',
    'messages.push.failed-only',
    ({ shown }) => {
      let received: readonly Notification[] = []
      let isOver = false
      return {
        shown(all, collection) {
          if (collection === 'received' && !isOver) received = all
          if (collection === 'failed') isOver ||= all.length > 0
          if (collection === 'failed' && isOver) return shown([...all, ...received], collection)
          return shown(collection === 'received' && isOver ? [] : all, collection)
        },
      }
    },
  ),
  defect(
    'received-lost-between-pages',
    'What was received is listed two to a page, and one is lost between two pages.',
    'messages.push.received-listed',
    ({ numberedPageSize, pageStart }) => ({
      numberedPageSize: (limit, operation) =>
        operation === 'getReceivedNotifications' ? 2 : numberedPageSize(limit, operation),
      pageStart: (start, operation) =>
        pageStart(start, operation) +
        (operation === 'getReceivedNotifications' && start > 0 ? 1 : 0),
    }),
  ),
  defect(
    'received-with-an-error',
    'What was received shows an error, whether a delivery of it failed or not.',
    'messages.notification.delivery-error',
    ({ shown }) => ({
      shown: (all, collection) =>
        shown(
          collection === 'received' ? all.map((one) => ({ error: answered, ...one })) : all,
          collection,
        ),
    }),
  ),
  defect('received-hidden', 'What was received is nowhere.', 'messages.push.received-listed', {
    shown: (all, collection) => (collection === 'received' ? [] : all),
  }),
  defect('failed-hidden', 'What has failed is nowhere.', 'messages.push.failed-listed', {
    shown: (all, collection) => (collection === 'failed' ? [] : all),
  }),
  defect(
    'received-with-queued',
    'What is still to be delivered is among what was received.',
    'messages.push.received-only',
    withOther('received', 'queued'),
  ),
  defect(
    'received-with-failed',
    'What has failed is among what was received.',
    'messages.push.received-only',
    withOther('received', 'failed'),
  ),
  defect(
    'failed-with-queued',
    'What is still to be delivered is among what has failed.',
    'messages.push.failed-only',
    withOther('failed', 'queued'),
  ),
  defect(
    'failed-lost',
    'A notification that was not delivered in time is dropped.',
    'messages.push.failed-listed',
    {
      stateAfterRetention: () => 'lost',
    },
  ),
  {
    name: 'supplied-deliveries-other-answered',
    sentence: 'getPushNotification returns another notification than the one that was requested.',
    breaks: ['messages.getPushNotification.same'],
    response: changeJson({ operations: ['getPushNotification'], statuses: [200] }, (body) => ({
      ...body,
      _id: `${String(body['_id'])}0`,
    })),
  },
  {
    name: 'supplied-deliveries-self-moved',
    sentence: 'The link self of a queued notification leads to nothing.',
    breaks: ['messages.getPushNotification.body-link-self'],
    response: changeJson({ operations: ['getPushNotification'], statuses: [200] }, (body) => {
      const links = body['_links'] as Record<string, { readonly href: string }>
      const href = links['self']?.href.replace('/api/', '/api/moved/') ?? ''
      return { ...body, _links: { ...links, self: { href } } }
    }),
  },
]

export default defects
