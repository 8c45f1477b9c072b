import { type Answer, hrefsOf } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

/** Whether an address, percent-encoded or not, is of this form for a definition. Nothing is sent there. */
const forms = {
  'svc:expire': ({ pathname, searchParams }: URL, id: string): boolean =>
    pathname.endsWith('/expiredDefinitions') && searchParams.get('definition') === id,
  'svc:createNotifications': ({ pathname }: URL, id: string): boolean => {
    const [last, own = '', definitions, notifications] = pathname.split('/').toReversed()
    const around = [notifications, definitions, last].join('/')
    return around === 'notifications/definitions/notifications' && decoded(own) === id
  },
}

export default scenario('The links of a definition have the forms that the document gives', {
  verifies: {
    expire: 'notifications.definition.link-expire',
    createNotifications: 'notifications.definition.link-createNotifications',
  },
  async steps({ operation, plain, customer, fixtures, verify }) {
    await plain(operation('getDefinition'))
    const definitions: { readonly id: string; readonly answer: Answer }[] = []
    for (const order of await fixtures.definitionExamples()) {
      const answer = await customer.send('getDefinition', order)
      const id = order.path?.['definitionId'] ?? ''
      if (answer.status === 200) definitions.push({ id, answer })
    }
    for (const [relation, written, judged] of [
      ['svc:expire', '…/expiredDefinitions?definition={id}', verify.expire],
      [
        'svc:createNotifications',
        '…/notifications/definitions/{id}/notifications',
        verify.createNotifications,
      ],
    ] as const) {
      const linked = definitions.filter(({ answer }) => hrefsOf(answer.json, relation).length > 0)
      if (linked.length === 0) judged.undecided(`No definition has the link ${relation}.`)
      for (const { id, answer } of linked) {
        const hasForm = (href: string): boolean =>
          URL.canParse(href, answer.url) && forms[relation](new URL(href, answer.url), id)
        judged(answer).linksTo(relation, written.replace('{id}', id), hasForm)
      }
    }
  },
})

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
