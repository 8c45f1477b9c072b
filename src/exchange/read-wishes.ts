import type { Header } from './exchange.js'

/** They differ with the program that sends. */
const notCompared = /^(proxy-authorization|cookie|user-agent|accept-encoding)$/i
const credentials = /^(authorization|api-key|x-api-key)$/i

/** What they ask for is another answer. */
const decisive = /^(accept-language|if-match|if-none-match)$/i

/** What a request asks for in its headers. */
export interface Wishes {
  readonly all: string
  /** That without which it would be answered otherwise: a language, a condition, who asks. */
  readonly decisive: string
}

/**
 * Reads what a request asks for in its headers, to be compared with others.
 *
 * @param secrets what is sent in place of a secret of which the recording has a token; headers of credentials are not compared without
 */
export function readWishes(
  secrets: ReadonlyMap<string, string> | undefined,
): (headers: readonly Header[]) => Wishes {
  const values = new Set(secrets?.values())
  const told = (name: string, value: string): string => {
    if (!credentials.test(name)) return value
    const [, scheme = '', secret = ''] = /^(?:(\w+) )?(.*)$/s.exec(value) ?? []
    const known = secrets?.get(secret) ?? secret
    return `${scheme} ${values.has(known) ? known : 'something else'}`
  }
  const inWords = (headers: readonly Header[]): string =>
    headers
      .map(([name, value]) => `${name.toLowerCase()}: ${told(name, value)}`)
      .toSorted()
      .join('\n')
  const tellsWho = (name: string): boolean => secrets !== undefined && credentials.test(name)
  return (headers) => ({
    all: inWords(
      headers.filter(
        ([name]) => !notCompared.test(name) && (!credentials.test(name) || tellsWho(name)),
      ),
    ),
    decisive: inWords(headers.filter(([name]) => decisive.test(name) || tellsWho(name))),
  })
}
