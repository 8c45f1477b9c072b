import { expect } from '@playwright/test'
import { type Client, test } from './bank-test.js'

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>

async function resolved(
  bank: Client,
  query: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await bank.ask('GET', `/text/resolved${query}`, { headers })
  const {
    groups = {},
    languages,
    format,
    unresolvedKeys,
  } = answer.body as {
    groups?: Groups
    languages?: readonly string[]
    format?: string
    unresolvedKeys?: readonly string[]
  }
  const { status } = answer
  return { ...answer, status, groups, languages, format, unresolvedKeys }
}

test('references are replaced, nested ones and those into other groups too', async ({ open }) => {
  const bank = await open()
  const { groups, unresolvedKeys, status, headers } = await resolved(bank, '?groups=transfers')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/hal+json')
  expect(groups).toEqual({
    transfers: {
      title: 'Transfer money',
      confirm: 'Confirm: Transfer money with Harbour Street Bank.',
      help: 'Before that, read "Confirm: Transfer money with Harbour Street Bank."',
      contact: 'Call +1 555 0100 for help.',
      limit: '{{name}}, at most {{amount}} a day.',
      notice: 'Transfer money: see {{transfers.nothing}} and {{nowhere.title}}.',
    },
  })
  expect(unresolvedKeys).toEqual(['transfers.nothing', 'nowhere.title'])
  expect((await resolved(bank, '?groups=transfers&resolve=true')).groups).toEqual(groups)
  const written = await resolved(bank, '?groups=transfers&resolve=false')
  expect(written.groups['transfers']).toMatchObject({
    help: 'Before that, read "{{transfers.confirm}}"',
    contact: 'Call {{common.phone}} for help.',
  })
  const other = await resolved(bank, '?groups=common,welcome')
  expect(other.unresolvedKeys).toEqual([])
})

const words = ['greeting', 'farewell', 'thanks', 'apology', 'question']
for (const [query, header, expected] of [
  ['languages=es-MX', '', ['Qué tal', 'Adiós', 'Thank you', 'Excuse us', 'How can we help?']],
  ['languages=es-MX,en-GB', '', ['Qué tal', 'Adiós', 'Ta very much', 'Sorry', 'How can we help?']],
  [
    'languages=en-GB,es-MX',
    '',
    ['Good day', 'Cheerio', 'Ta very much', 'Sorry', 'How can we help?'],
  ],
  [
    'languages=fr-CA',
    '',
    ['Hello', 'Goodbye', 'Thank you', 'Excuse us', 'Que pouvons-nous faire ?'],
  ],
  ['', '', ['Hello', 'Goodbye', 'Thank you', 'Excuse us', 'How can we help?']],
  ['', 'es-MX', ['Qué tal', 'Adiós', 'Thank you', 'Excuse us', 'How can we help?']],
  [
    '',
    'en-GB;q=0.3, es-MX;q=0.8, fr;q=0',
    ['Qué tal', 'Adiós', 'Ta very much', 'Sorry', 'How can we help?'],
  ],
  ['languages=ES-mx', 'en-GB', ['Qué tal', 'Adiós', 'Thank you', 'Excuse us', 'How can we help?']],
] as const)
  test(`the order of languages: ${query || 'no parameter'}, Accept-Language ${header || '*'}`, async ({
    open,
  }) => {
    const bank = await open()
    const headers: Record<string, string> = header === '' ? {} : { 'Accept-Language': header }
    const { groups } = await resolved(bank, `?groups=welcome&${query}`, headers)
    expect(words.map((word) => groups['welcome']?.[word])).toEqual(expected)
  })

test('the answer tells its languages and its format', async ({ open }) => {
  const bank = await open()
  expect(await resolved(bank, '')).toMatchObject({ languages: ['en-US'], format: 'small' })
  expect(await resolved(bank, '?languages=es-MX,en-GB&format=large')).toMatchObject({
    languages: ['es-MX', 'es', 'en-GB', 'en'],
    format: 'large',
  })
})

test('a text for the format comes before the one that names no format', async ({ open }) => {
  const bank = await open()
  const page = async (query: string) => {
    const { overview, menu } = (await resolved(bank, `?${query}`)).groups['welcome'] ?? {}
    return [overview, menu]
  }
  expect(await page('format=large')).toEqual(['All your accounts at a glance', 'Main menu'])
  expect(await page('format=small')).toEqual(['Accounts', 'Menu'])
  expect(await page('')).toEqual(['Accounts', 'Menu'])
  expect(await page('format=large&languages=es')).toEqual([
    'Todas sus cuentas a la vista',
    'Main menu',
  ])
  expect(await page('format=small&languages=es')).toEqual(['Sus cuentas', 'Menu'])
})

test('groups are narrowed by name, by what is below them and by time', async ({ open }) => {
  const bank = await open({ clock: () => Date.parse('2026-03-01T12:00:00Z') })
  const names = async (query: string) => Object.keys((await resolved(bank, query)).groups)
  const below = ['transfers', 'transfers.review', 'transfers.review.fees']
  expect(await names('')).toEqual(
    expect.arrayContaining([...below, 'transfersAbroad', 'campaigns']),
  )
  expect(await names('?groups=transfers')).toEqual(['transfers'])
  expect(await names('?groups=transfers&subgroups=false')).toEqual(['transfers'])
  expect(await names('?groups=transfers&subgroups=true')).toEqual(below)
  expect(await names('?groups=transfers|common')).toEqual(['common', 'transfers'])
  expect(await names('?group=common')).toEqual(['common'])
  expect(await names('?groups=nowhere')).toEqual([])

  const { items } = await bank.get('/text/groups/transfers/strings')
  const times = items.map((item) => String(item['modifiedAt'])).toSorted()
  for (const [index, time] of times.entries()) {
    const { groups } = await resolved(bank, `?groups=transfers&since=${time}`)
    expect(Object.keys(groups['transfers'] ?? {}).length).toBe(times.length - index - 1)
  }
  const east = await resolved(
    bank,
    `?groups=common&since=${encodeURIComponent('2026-03-01T14:00:00+02:00')}`,
  )
  expect(east.groups).toEqual({})
})

for (const query of [
  'subgroups=yes',
  'resolve=1',
  'since=yesterday',
  'since=2026-02-30T00:00:00Z',
  'since=2026-02-01',
  'format=huge',
  'languages=',
  'languages=es_MX',
  'groups=a..b',
  'groups=a.b.c.d',
  'groups=common&groups=legal',
])
  test(`a parameter that cannot be: ${query}`, async ({ open }) => {
    const bank = await open()
    const { status, body } = await resolved(bank, `?${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ _error: { statusCode: 400, type: 'invalidParameter' } })
  })

test('who has the text already gets 304', async ({ open }) => {
  const bank = await open()
  const query = '?groups=welcome&languages=es'
  const tag = (await resolved(bank, query)).headers.get('etag') ?? ''
  const again = await resolved(bank, query, { 'If-None-Match': tag })
  expect([again.status, again.text]).toEqual([304, ''])
  expect((await resolved(bank, '?groups=welcome', { 'If-None-Match': tag })).status).toBe(200)
})

test('a group that is being generated is answered with 202 first, then with 200', async ({
  open,
}) => {
  const bank = await open()
  const [generated] = bank.fixtures.text.generatedGroup
  for (const query of [`?groups=${generated},common`, `?groups=${generated}`])
    for (let round = 0; round < 2; round++) {
      const first = await resolved(bank, query)
      expect([first.status, first.headers.get('retry-after')]).toEqual([202, '0'])
      expect(Object.keys(first.groups)).not.toContain(generated)
      const second = await resolved(bank, query)
      expect(second.status).toBe(200)
      expect(second.groups['campaigns']).toEqual({
        summer: 'Save for the summer.',
        teaser: 'New: Save for the summer.',
      })
    }
  expect((await resolved(bank, '')).status).toBe(200)
})
