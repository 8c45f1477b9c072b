import { scenario } from '../shared/scenario.js'

const longAgo = '1900-01-01T00:00:00Z'
/**
 * The first of all times, and one before it in another zone; times that are none, empty lists, a format that is not
 * there, and signs that mean something to some stores: whether these are refused or ignored is not shown.
 */
const odd: readonly Readonly<Record<string, string>>[] = [
  { since: '0001-01-01T00:00:00Z' },
  { since: '0001-01-01T00:00:00+14:00' },
  { since: '2026-13-01T00:00:00Z' },
  { since: '2026-02-30T00:00:00Z' },
  { since: '2026-02-01T24:61:00Z' },
  { languages: '' },
  { groups: '' },
  { format: '' },
  { format: 'assayNone' },
  { format: "O'Neill" },
  { languages: "O'Neill" },
  { groups: "O'Neill" },
]
/** Tags of RFC 3066 with another part than a country: registered, and in use. */
const registered = ['es-419', 'zh-Hant']
/** Weights that are none, or a language: a service may refuse or overlook them. */
const languages = ['es;q=high, en;q=', ';;q=0.5,', 'es-*-MX;q=2', '']

export default scenario('A request for text that is hardly ever made is no server problem', {
  verifies: { answered: 'text.resolved.answered' },
  async steps({ customer, plain, operation, verify }) {
    await plain(operation('getResolvedText'))
    const ask = (query: Readonly<Record<string, string>>) =>
      customer.send('getResolvedText', { query })
    const inOrder = [{ since: longAgo }, ...registered.map((one) => ({ languages: one }))]
    for (const query of inOrder) verify.answered(await ask(query)).status(200, 202)
    const headers = [['Accept-Language', `${registered.join(', ')};q=0.5`]] as const
    verify.answered(await customer.send('getResolvedText', { headers })).status(200, 202)
    // A rule looks whether they are answered as they may be.
    await Promise.all([
      ...odd.map(ask),
      ...languages.map((value) =>
        customer.send('getResolvedText', { headers: [['Accept-Language', value]] }),
      ),
    ])
  },
})
