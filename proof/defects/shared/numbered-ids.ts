import type { Defect } from '../../defect.js'

interface Numbering {
  readonly name: string
  readonly breaks: readonly string[]
  /** An identifier of the bank: what stands before it, its number, and the quote behind it. */
  readonly id: RegExp
  /** Base of the number. */
  readonly radix: number
  readonly write: (number: number) => string
}

const rows: readonly Numbering[] = [
  {
    name: 'notifications',
    breaks: ['messages.notification._id'],
    id: /("_id":"|\/|definition=)notification-([0-9]+)("?)/g,
    radix: 10,
    write: (number) => `notification-${String(number).padStart(6, '0')}`,
  },
  {
    name: 'definitions',
    breaks: ['notifications.summaryDefinition._id', 'notifications.notificationDefinition._id'],
    id: /("_id":"|\/|definition=)def-([0-9a-f]+)("?)/g,
    radix: 16,
    write: (number) => `def-${number.toString(16)}`,
  },
]

/** What is known by a number is told as a number: all that is tested with it is right. */
const defects: readonly Defect[] = rows.map(({ name, breaks, id, radix, write }) => {
  const numbered = (text: string): string =>
    text.replaceAll(id, (_, before: string, digits: string, after: string) => {
      const number = Number.parseInt(digits, radix)
      return before.startsWith('"') ? `"_id":${number}` : `${before}${number}${after}`
    })
  const named = (text: string): string =>
    text.replaceAll(
      /("_id":"|\/|definition=)([0-9]+)(?=[/"&]|$)/g,
      (_, before: string, digits: string) => {
        return `${before}${write(Number(digits))}`
      },
    )
  return {
    name: `numbered-ids-${name}`,
    sentence: `Identifiers of ${name} are numbers, in bodies as well as in addresses.`,
    breaks,
    async request(request) {
      const { pathname, search, origin } = new URL(request.url)
      const body = request.body && named(await request.clone().text())
      const { method, headers } = request
      return new Request(`${origin}${named(pathname)}${named(search)}`, { method, headers, body })
    },
    async response(response) {
      const headers = new Headers(response.headers)
      const location = headers.get('location')
      if (location !== null) headers.set('location', numbered(location))
      const body = response.body && numbered(await response.text())
      return new Response(body, { status: response.status, headers })
    },
  }
})

export default defects
