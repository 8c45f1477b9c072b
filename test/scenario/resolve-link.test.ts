import { expect, test } from '@playwright/test'
import { resolveLink } from '../../src/scenario/request/resolve-link.js'

const base = 'https://bank.example/api'
const from = `${base}/banking/accounts?limit=2`

const cases: readonly (readonly [href: string, url: string | undefined, base?: string])[] = [
  [`${base}/banking/accounts?start=x`, `${base}/banking/accounts?start=x`],
  ['?start=x', `${base}/banking/accounts?start=x`],
  ['accounts?start=x', `${base}/banking/accounts?start=x`],
  ['../other?a=b', `${base}/other?a=b`],
  // A slash may mean the root of the origin or that of the interface.
  ['/api/banking/accounts?start=x', `${base}/banking/accounts?start=x`],
  ['/banking/accounts?start=x', `${base}/banking/accounts?start=x`],
  [
    '/banking/accounts?start=x',
    'https://bank.example/banking/accounts?start=x',
    'https://bank.example',
  ],
  ['//elsewhere.example/next', 'https://elsewhere.example/next'],
  ['https://elsewhere.example/next', 'https://elsewhere.example/next'],
  ['http://bank.example/api/banking/accounts', 'http://bank.example/api/banking/accounts'],
  // The fragment stays with the client (RFC 9110, 7.1); the cursor is sent as it stands.
  ['?start=a%2Bb+c==#top', `${base}/banking/accounts?start=a%2Bb+c==`],
  ['', from],
  ['javascript:alert(1)', undefined],
  ['mailto:someone@bank.example', undefined],
  ['http://', undefined],
  ['https://[', undefined],
]

for (const [href, url, root = base] of cases)
  test(`A link ${JSON.stringify(href)} below ${root} leads to ${url}`, () => {
    const asked = from.replace(base, root)
    expect(resolveLink(href, asked, root)).toBe(url)
  })
