import type { Liberty } from '../../liberty.js'

/** Numbers of the bank's own: those of its notifications, and of its definitions. */
const [notifications, definitions] = [
  { stem: 'ntf-', first: 0x3000, step: 11 },
  { stem: 'def-', first: 0x9000, step: 7 },
] as const

type Kind = typeof notifications | typeof definitions

/** The same number of another kind. */
const respelt = (digits: string, from: Kind, to: Kind): string => {
  const number = (Number.parseInt(digits, 16) - from.first) / from.step
  return `${to.stem}${(to.first + number * to.step).toString(16)}`
}

const told = /\bntf-([0-9a-f]+)\b/g
const asked = /(?<=(?:active|created)Notifications\/|notification=)def-([0-9a-f]+)/g

/** What has a table of its own has numbers of its own, which are not told apart from those of another table. */
const numberedAlike: Liberty = {
  name: 'numbered-alike',
  sentence: 'The first notification has the identifier of the first definition, and so on.',
  because: 'Identifiers are opaque: that those of two kinds of things differ is not said.',
  request(request) {
    const url = request.url.replaceAll(asked, (_, digits: string) =>
      respelt(digits, definitions, notifications),
    )
    return url === request.url ? request : new Request(url, request)
  },
  async response(response) {
    const spell = (text: string): string =>
      text.replaceAll(told, (_, digits: string) => respelt(digits, notifications, definitions))
    const headers = new Headers(response.headers)
    const location = headers.get('location')
    if (location !== null) headers.set('location', spell(location))
    const body = response.body && spell(await response.text())
    return new Response(body, { status: response.status, headers })
  },
}

export default numberedAlike
