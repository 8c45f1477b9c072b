import { type Answer, hrefsOf, type RequestInput, type Stage } from '../../../src/scenario/index.js'
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
  stocked: 'getDefinition',
  async steps(stage) {
    const { operation, plain, walkList, fixtures, verify } = stage
    await plain(operation('getDefinition'))
    const { pages } = await walkList(operation('getDefinitions'))
    const definitions = await shownDefinitions(stage, await fixtures.definitionExamples())
    for (const [relation, written, judged] of [
      ['svc:expire', '…/expiredDefinitions?definition={id}', verify.expire],
      [
        'svc:createNotifications',
        '…/notifications/definitions/{id}/notifications',
        verify.createNotifications,
      ],
    ] as const) {
      const hasForm = (href: string, from: string, id: string): boolean =>
        URL.canParse(href, from) && forms[relation](new URL(href, from), id)
      const isLinked = (holder: unknown): boolean => hrefsOf(holder, relation).length > 0
      const linked = definitions.filter(({ answer }) => isLinked(answer.json))
      const listed = pages.filter(({ items }) => items.some(isLinked))
      if (linked.length + listed.length === 0)
        judged.undecided(`No definition has the link ${relation}.`, {
          remedy: `add data that carries the link ${relation}`,
        })
      for (const { id, answer } of linked)
        judged(answer).linksTo(relation, written.replace('{id}', id), (href) =>
          hasForm(href, answer.url, id),
        )
      for (const page of listed)
        judged(page).holdsOnly(
          `where one links to ${relation}, to ${written}`,
          (item) =>
            typeof item['_id'] !== 'string' ||
            hrefsOf(item, relation).every((href) => hasForm(href, page.url, String(item['_id']))),
        )
    }
  },
})

interface ShownDefinition {
  readonly id: string
  readonly answer: Answer
}

/** Some definitions, as customer and administrator see them: a link to what one may not do may be left out. */
async function shownDefinitions(
  stage: Pick<Stage, 'customer' | 'admin' | 'knows'>,
  orders: readonly RequestInput[],
): Promise<readonly ShownDefinition[]> {
  const senders = [stage.customer, ...(stage.knows('admin') ? [stage.admin] : [])]
  const shown: ShownDefinition[] = []
  for (const order of orders)
    for (const sender of senders) {
      const answer = await sender.send('getDefinition', order)
      if (answer.status === 200) shown.push({ id: order.path?.['definitionId'] ?? '', answer })
    }
  return shown
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
