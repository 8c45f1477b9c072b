import { type Answer, hrefsOf } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

const links = [
  { relation: 'svc:expire', requirement: 'notifications.definition.link-expire' },
  {
    relation: 'svc:createNotifications',
    requirement: 'notifications.definition.link-createNotifications',
  },
]

export default scenario('The links of a definition have the forms that the document gives', {
  verifies: links.map(({ requirement }) => requirement),
  async steps({ operation, plain, customer, fixtures, verify, undecided }) {
    await plain(operation('getDefinition'))
    const orders = await fixtures.getDefinitionExamples()
    const read: { readonly id: string; readonly answer: Answer }[] = []
    for (const order of orders) {
      const answer = await customer.send('getDefinition', order)
      if (answer.status === 200) read.push({ id: order.path?.['definitionId'] ?? '', answer })
    }
    for (const { relation, requirement } of links) {
      let seen = 0
      for (const { id, answer } of read)
        for (const href of hrefsOf(answer.json, relation)) {
          seen += 1
          verify(requirement, answer).that({
            holds: hasForm(relation, href, id, answer),
            expected:
              relation === 'svc:expire'
                ? `…/expiredDefinitions?definition=${id}`
                : `…/notifications/definitions/${id}/notifications`,
            actual: href,
            pointer: `/_links/${relation}/href`,
          })
        }
      if (seen === 0) undecided(requirement, `No definition has the link ${relation}.`)
    }
  },
})

/** Relative or absolute, and with whatever is percent-encoded. Nothing is sent there. */
function hasForm(relation: string, href: string, id: string, { url }: Answer): boolean {
  if (!URL.canParse(href, url)) return false
  const { pathname, searchParams } = new URL(href, url)
  if (relation === 'svc:expire')
    return pathname.endsWith('/expiredDefinitions') && searchParams.get('definition') === id
  const [last, own, definitions, notifications] = pathname.split('/').toReversed()
  return (
    last === 'notifications' &&
    definitions === 'definitions' &&
    notifications === 'notifications' &&
    decoded(own ?? '') === id
  )
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
