import { Hono } from 'hono'

type Status = 400 | 401 | 404

export const credentials = { key: 'key-of-the-eighth', token: 'token-of-the-eighth' } as const

const regions = ['europe', 'asia', 'americas'] as const
const currencies = 'EUR JPY CAD GBP INR BRL CHF SGD MXN SEK'.split(' ').map((id, index) => ({
  id,
  region: regions[index % 3] ?? 'europe',
  rate: index + 1.5,
  quotedAt: '2026-03-01T09:30:00Z',
}))

const problem = (status: Status, headers: Readonly<Record<string, string>> = {}): Response => {
  const body = {
    type: 'about:blank',
    title: 'It cannot be answered',
    status,
    detail: 'Something about the request is wrong.',
    instance: '/rates/problems/17',
    id: 'problem-17',
    occurredAt: '2026-03-01T09:30:00Z',
    problems: [{ type: 'about:blank', title: 'It cannot be answered' }],
    attributes: { of: 'the request' },
  }
  const type = { 'content-type': 'application/problem+json' }
  return new Response(JSON.stringify(body), { status, headers: { ...type, ...headers } })
}

/** A whole number within limits; undefined for anything else. */
const whole = (text: string, least: number, most: number): number | undefined =>
  /^-?\d+$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined

/** Answers requests to an eighth interface, of rates, as its definition says. */
export const answerRates = new Hono()
  .use(async ({ req }, next) => {
    const { key, token } = credentials
    const known = req.header('api-key') === key && req.header('authorization') === `Bearer ${token}`
    return known ? next() : problem(401, { 'www-authenticate': 'Bearer' })
  })
  .get('/rates/currencies', ({ req, json }) => {
    const { region, start = '', limit: asked = '5' } = req.query()
    const limit = whole(asked, 1, 50)
    const from = whole(start === '' ? '0' : start.replace('at-', ''), 0, currencies.length)
    const isRegion = region === undefined || regions.some((one) => one === region)
    if (limit === undefined || from === undefined || !isRegion) return problem(400)
    const list = currencies.filter((one) => region === undefined || one.region === region)
    const next = new URL(req.url)
    next.searchParams.set('start', `at-${from + limit}`)
    return json({
      limit,
      items: list.slice(from, from + limit),
      nextPage_url: from + limit < list.length ? next.href : undefined,
    })
  })
  .get('/rates/currencies/:code', ({ req, json, body }) => {
    const currency = currencies.find(({ id }) => id === req.param('code'))
    if (currency === undefined) return problem(404)
    const tag = `"${currency.id}-${currency.rate}"`
    const tags = (req.header('if-none-match') ?? '').split(',')
    const has = tags.some((one) => ['*', tag].includes(one.trim().replace('W/', '')))
    return has ? body(null, 304, { etag: tag }) : json(currency, 200, { etag: tag })
  })
  .get('/rates/conversions', ({ req, json }) => {
    const amount = whole(req.query('amount') ?? '', 1, 1_000_000)
    return amount === undefined ? problem(400) : json({ dollars: (amount * 1.5).toFixed(2) })
  })
