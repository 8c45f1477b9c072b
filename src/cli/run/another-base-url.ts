/** Paths below which the interfaces of a target often are. */
const usual = ['/api', '/v1', '/api/v1', '']

/**
 * Another base URL of the same host, with a path more or less, below which something answers.
 *
 * @param statusBelow what a plain request below a base URL is answered
 */
export async function anotherBaseUrl(
  baseUrl: string,
  statusBelow: (baseUrl: string) => Promise<number | undefined>,
): Promise<string | undefined> {
  const { origin, pathname } = new URL(baseUrl)
  const own = pathname.replace(/\/+$/, '')
  const steps = own.split('/')
  const parents = steps.map((_, at) => steps.slice(0, -1 - at).join('/'))
  const paths = new Set([`${own}/api`, ...parents, ...usual])
  for (const path of [...paths].filter((one) => one !== own)) {
    const status = await statusBelow(origin + path)
    if (status !== undefined && (status < 300 || status === 401 || status === 403))
      return origin + path
  }
  return undefined
}
