type BaseUrlCheck =
  | { readonly kind: 'good'; readonly baseUrl: string }
  | { readonly kind: 'bad'; readonly message: string; readonly remedy: string }

const greatestPort = 65_535

/**
 * A base URL, or another one to which paths are appended, in its one spelling, without trailing slash: every path of the interfaces begins
 * with one. A URL that carries credentials is not repeated in the message.
 */
export function checkBaseUrl(
  given: string,
  what = 'the base URL',
  example = 'For example: https://sandbox.example.bank/api',
): BaseUrlCheck {
  const bad = (message: string, remedy: string): BaseUrlCheck => ({ kind: 'bad', message, remedy })
  const url = URL.canParse(given) ? new URL(given) : undefined
  const port = /^https?:\/\/[^/?#]*:(\d{5,9})(?:[/?#]|$)/i.exec(given)?.[1]
  if (!url && Number(port) > greatestPort)
    return bad(`${what} has the port ${port}, and there is none above ${greatestPort}`, example)
  if (!url)
    return bad(
      `${what} is not an absolute URL`,
      /\$\{?\w/.test(given) ? 'Variables are not filled in here; write the URL out.' : example,
    )
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    const scheme = url.protocol.slice(0, -1)
    return bad(`${what} begins with '${scheme}', but must be http or https`, example)
  }
  if (url.username !== '' || url.password !== '') {
    return bad(
      `${what} carries a user name or a password`,
      'Take it out; credentials belong to the actors.',
    )
  }
  if (/[?#]/.test(given)) {
    return bad(`${what} has a query or a fragment`, 'End it with the path.')
  }
  return { kind: 'good', baseUrl: url.origin + url.pathname.replace(/\/+$/, '') }
}
