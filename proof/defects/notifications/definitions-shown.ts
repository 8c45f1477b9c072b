import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Definition } from '../../../src/reference/books/definition.js'
import { changeHal } from '../../alterations/change-hal.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'
import { changeResponse } from '../../alterations/change-response.js'
import { refused } from '../../alterations/refused.js'

type Row = Pick<Defect, 'behaviour' | 'request' | 'response'> & {
  readonly name: string
  readonly sentence: string
  readonly breaks: string | readonly string[]
}

/** Another definition than the one that is meant, in what some operations show. */
const shown =
  (change: (definition: Definition, operation: string) => Definition) =>
  ({ definitionShown }: Behaviour): Partial<Behaviour> => ({
    definitionShown: (definition, operation) =>
      change(definitionShown(definition, operation), operation),
  })

type Message = Definition['message']
type Variants = readonly (readonly [
  language: string,
  variant: NonNullable<Message['variants']>[string],
])[]

const told = (change: (message: Message) => Partial<Message>) =>
  shown(({ message, ...rest }) => ({ ...rest, message: { ...message, ...change(message) } }))

const textWithout = (pattern: RegExp) =>
  told(({ text }) => (text === undefined ? {} : { text: text.replaceAll(pattern, '') }))

const variantsAs = (change: (variants: Variants) => Variants) =>
  told(({ variants }) =>
    variants === undefined
      ? {}
      : { variants: Object.fromEntries(change(Object.entries(variants))) },
  )

/** It has all that a definition should have. */
const empty = {
  _id: 'none',
  _profile: 'https://profiles.bank.example/notificationDefinition/1.0.2',
  type: '',
  contextName: 'none',
  message: { text: '' },
  updatedAt: '2020-01-01T00:00:00Z',
  _links: { self: { href: '/notifications/definitions/none' } },
}

const rows: readonly Row[] = [
  {
    name: 'indicators-kept',
    sentence: 'Of indicators it is said that they cannot be dismissed.',
    breaks: 'notifications.definition.never-both',
    behaviour: shown((definition) => ({
      ...definition,
      notDismissible: definition.notDismissible || definition.indicator,
    })),
  },
  {
    name: 'placeholders-emptied',
    sentence: 'Nothing stands in the place of placeholders.',
    breaks: 'notifications.message.text',
    behaviour: textWithout(/\{\w+\}/g),
  },
  {
    name: 'placeholders-by-name',
    sentence: 'In the place of placeholders stand their names.',
    breaks: ['notifications.message.text', 'notifications.updateDefinition.updated'],
    behaviour: textWithout(/[{}]/g),
  },
  {
    name: 'first-variant',
    sentence: 'Of the variants of a message the first one is shown.',
    breaks: ['notifications.message.variants', 'notifications.updateDefinition.updated'],
    behaviour: variantsAs((variants) => variants.slice(0, 1)),
  },
  {
    name: 'regionless-variants',
    sentence: 'Variants of a message are for languages without a region.',
    breaks: ['notifications.message.variants', 'notifications.updateDefinition.updated'],
    behaviour: variantsAs((variants) =>
      variants.map(([language, variant]) => [language.slice(0, 2), variant]),
    ),
  },
  {
    name: 'values-as-numbers',
    sentence: 'A value that is made of digits is shown as a number.',
    breaks: 'notifications.notificationDefinition.values',
    response: changeHal(
      { operations: ['getDefinition', 'createDefinition'], statuses: [200, 201] },
      (definition) => ({
        ...definition,
        values: Object.fromEntries(
          Object.entries((definition['values'] ?? {}) as JsonObject).map(([name, value]) => [
            name,
            /^\d+$/.test(String(value)) ? Number(value) : value,
          ]),
        ),
      }),
    ),
  },
  {
    name: 'picture-without-query',
    sentence: 'The address of a picture loses its query.',
    breaks: [
      'notifications.createDefinition.creation-shown',
      'notifications.createGlobalDefinition.creation-shown',
      'notifications.updateDefinition.updated',
    ],
    behaviour: told(({ imageUri, ...message }) => ({
      ...message,
      ...(imageUri !== undefined && { imageUri: imageUri.split('?')[0] }),
    })),
  },
  {
    name: 'variants-imageless',
    sentence: 'Variants of a message have no pictures.',
    breaks: ['notifications.message.variants', 'notifications.updateDefinition.updated'],
    behaviour: variantsAs((variants) =>
      variants.map(([language, { text = '' }]) => [language, { text }]),
    ),
  },
  {
    name: 'expire-by-id',
    sentence: 'The link svc:expire names the definition as id.',
    breaks: 'notifications.definition.link-expire',
    behaviour: { expirePath: (id) => `/expiredDefinitions?id=${id}` },
  },
  {
    name: 'expire-in-path',
    sentence: 'The link svc:expire has the definition in its path.',
    breaks: 'notifications.definition.link-expire',
    behaviour: { expirePath: (id) => `/notifications/expiredDefinitions/${id}` },
  },
  {
    name: 'instances-of-all',
    sentence: 'The link svc:createNotifications leads to the notifications of all definitions.',
    breaks: 'notifications.definition.link-createNotifications',
    behaviour: { instancesPath: () => '/notifications/notifications' },
  },
  {
    name: 'summaries-older',
    sentence: 'The list has an earlier priority of definitions.',
    breaks: 'notifications.getDefinitions.items-agree',
    behaviour: shown((definition, operation) =>
      operation === 'getDefinitions' && definition.priority === 'high'
        ? { ...definition, priority: 'medium' }
        : definition,
    ),
  },
  {
    name: 'summaries-plain',
    sentence: 'The list shows indicators as if they were none.',
    breaks: 'notifications.getDefinitions.items-agree',
    behaviour: shown((definition, operation) =>
      operation === 'getDefinitions'
        ? { ...definition, indicator: !definition.indicator, notDismissible: false }
        : definition,
    ),
  },
  {
    name: 'another',
    sentence: 'getDefinition takes one definition for another.',
    breaks: 'notifications.getDefinition.same',
    response: changeJson({ operations: ['getDefinition'], statuses: [200] }, (body) => ({
      ...body,
      _id: body['_id'] === 'def-a05d' ? 'def-7f3a' : (body['_id'] ?? null),
    })),
  },
  {
    name: 'unknown-empty',
    sentence: 'getDefinition answers with 200 and an empty definition where there is none.',
    breaks: ['notifications.getDefinition.unknown', 'notifications.getDefinition.same'],
    response: (response, _request, { operation }) =>
      operation === 'getDefinition' && response.status === 404
        ? new Response(JSON.stringify(empty), {
            headers: { 'content-type': 'application/hal+json', etag: '"none"' },
          })
        : response,
  },
  {
    name: 'unknown-longer',
    sentence:
      'getDefinition takes an identifier with further letters for the one that it begins with.',
    breaks: ['notifications.getDefinition.unknown', 'notifications.getDefinition.same'],
    request: (request, { operation }) =>
      operation === 'getDefinition' && request.url.endsWith('assay')
        ? new Request(request.url.slice(0, -'assay'.length), request)
        : request,
  },
  {
    name: 'unknown-unchanged',
    sentence: 'For a client that has a tag, getDefinition calls what does not exist unchanged.',
    breaks: ['notifications.getDefinition.unknown', 'notifications.deleteDefinition.gone'],
    response: (response, request, { operation }) =>
      operation === 'getDefinition' &&
      response.status === 404 &&
      request.headers.has('If-None-Match')
        ? new Response(null, { status: 304 })
        : response,
  },
  {
    name: 'never',
    sentence: 'getDefinition finds every definition invalid that is listed.',
    breaks: 'notifications.getDefinition.answers',
    response: changeResponse({ operations: ['getDefinition'], statuses: [200, 304] }, () =>
      refused(422, 'There is something wrong with it.'),
    ),
  },
  {
    name: 'not-for-customers',
    sentence: 'getDefinition finds nothing for a customer.',
    breaks: 'notifications.getDefinition.answers',
    behaviour: {
      showsDefinition: (_definition, { administers }, operation) =>
        administers || operation !== 'getDefinition',
    },
  },
]

/** Definitions that are not shown as they should be. */
const defects: readonly Defect[] = rows.map(({ name, breaks, ...row }) => ({
  ...row,
  name: `definitions-shown-${name}`,
  breaks: [breaks].flat(),
}))

export default defects
