import { createServer } from 'node:http'

/** A server with one operation. With --broken it answers what the extension has to find. */
const broken = process.argv.includes('--broken')
const rates = { EUR: 1.08, JPY: 0.0067 }

const server = createServer(({ url, headers }, response) => {
  const answer = (status, body, more = {}) => {
    const type = status === 200 ? 'application/json' : 'application/problem+json'
    const trace = broken ? {} : { 'Trace-Id': '1' }
    response.writeHead(status, { 'Content-Type': type, ...trace, ...more })
    response.end(JSON.stringify(body))
  }
  if (headers['api-key'] !== 'key' || headers.authorization !== 'Bearer token')
    return answer(401, { title: 'Who are you?' }, { 'WWW-Authenticate': 'Bearer' })
  const currency = /^\/rates\/([^/?]+)/.exec(url ?? '')?.[1]
  const dollars = Object.hasOwn(rates, currency ?? '') ? rates[currency] : undefined
  if (dollars === undefined) return answer(404, { title: 'There is no such rate.' })
  return answer(200, { currency, dollars: broken ? -dollars : dollars })
})

server.listen(Number(process.env['PORT'] ?? 4020), '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${server.address().port}`),
)
