import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

/** An account whose balance the banking core of the reference bank cannot supply. */
const unreachable = 'acct-000115'
const operation = 'listAccountBalances'

const asked = (query: URLSearchParams): readonly string[] => query.get('accounts')?.split(',') ?? []

const old = {
  id: unreachable,
  available: '12.00',
  current: '12.00',
  currentWithPending: '12.00',
  incomplete: false,
}

const defect: Defect = {
  name: 'unreachable-beside-others',
  sentence:
    'A balance that the core cannot supply is answered beside others, as it was once known.',
  breaks: ['accounts.balances.core-down'],
  request: changeQuery(operation, (query) => {
    const others = asked(query).filter((id) => id !== unreachable)
    if (others.length > 0) query.set('accounts', others.join(','))
  }),
  response: changeJson({ operations: [operation], statuses: [200] }, (body, _response, { url }) => {
    const items = body['items'] as JsonObject[]
    const all = asked(new URL(url).searchParams).map((id) =>
      id === unreachable ? old : items.find((one) => one['id'] === id),
    )
    return { ...body, items: all.filter((one) => one !== undefined) }
  }),
}

export default defect
