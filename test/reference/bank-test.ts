import { test as base } from '@playwright/test'
import { useLightMessages } from '../../proof/trial/light/light-messages.js'
import type { Bank, BankOptions } from '../../src/reference/bank.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { createBank } from '../../src/reference/create-bank.js'
import { type ServedBank, serveBank } from '../../src/reference/serve-bank.js'

const tokens = {
  customer: bankSecrets.REFERENCE_BANK_CUSTOMER_TOKEN,
  otherCustomer: bankSecrets.REFERENCE_BANK_OTHER_CUSTOMER_TOKEN,
  restricted: bankSecrets.REFERENCE_BANK_RESTRICTED_TOKEN,
  agent: bankSecrets.REFERENCE_BANK_AGENT_TOKEN,
  admin: bankSecrets.REFERENCE_BANK_ADMIN_TOKEN,
}

export interface Item {
  readonly [member: string]: unknown
  readonly id: string
}

interface Asking {
  readonly actor?: keyof typeof tokens
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent as it is. */
  readonly body?: string | Uint8Array<ArrayBuffer>
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
  readonly text: string
  /** The parsed body; an empty object when there is none. */
  readonly body: Readonly<Record<string, unknown>>
  readonly items: readonly Item[]
}

export interface Client extends ServedBank {
  /** GET of a path below the base URL, or of a URL relative to it. */
  get(path: string, actor?: keyof typeof tokens): Promise<Answer>
  /** Any other request, with the credentials of an actor; `customer` unless told otherwise. */
  ask(method: string, path: string, asking?: Asking): Promise<Answer>
  send(url: string, init: RequestInit): Promise<Answer>
  control(name: string, body?: object): Promise<number>
  /** All items from the first page to the last. */
  walk(path: string, actor?: keyof typeof tokens): Promise<readonly Item[]>
}

interface Opening {
  /** Opens a bank over HTTP. */
  readonly open: (options?: BankOptions) => Promise<Client>
  /** Opens a bank without a socket between, which takes less time: for tests of many banks. */
  readonly openHere: (options?: BankOptions) => Client
}

const origin = 'http://127.0.0.1'

/** A test that opens banks; they close when it ends. */
export const test = base.extend<Opening>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern: nothing is asked for.
  openHere: async ({}, use) => {
    const banks: Bank[] = []
    await use((options = {}) => {
      const bank = createBank(options)
      banks.push(bank)
      const close = async (): Promise<void> => bank.close()
      return clientOf({ ...bank, origin, baseUrl: `${origin}/api`, close }, async (url, init) => {
        const putBack = useLightMessages()
        try {
          return await bank.fetch(new Request(url, init))
        } finally {
          putBack()
        }
      })
    })
    for (const bank of banks) bank.close()
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern: nothing is asked for.
  open: async ({}, use) => {
    const banks: ServedBank[] = []
    await use(async (options = {}) => {
      const bank = await serveBank(options)
      banks.push(bank)
      return clientOf(bank, fetch)
    })
    await Promise.all(banks.map((bank) => bank.close()))
  },
})

function clientOf(
  bank: ServedBank,
  answer: (url: string, init: RequestInit) => Promise<Response>,
): Client {
  async function send(url: string, init: RequestInit): Promise<Answer> {
    const response = await answer(url, init)
    const bytes = Buffer.from(await response.arrayBuffer())
    const text = bytes.toString()
    const { status, headers } = response
    const json = /json/i.test(headers.get('content-type') ?? '')
    const body = (json && text !== '' ? JSON.parse(text) : {}) as Record<string, unknown>
    const { items } = (body['_embedded'] ?? body) as { items?: readonly Item[] }
    return { status, headers, bytes, text, body, items: items ?? [] }
  }
  const ask: Client['ask'] = (method, path, { actor = 'customer', json, body, ...rest } = {}) => {
    const url = path.startsWith('http') ? path : `${bank.baseUrl}${path}`
    const headers = {
      'API-Key': bankSecrets.REFERENCE_BANK_API_KEY,
      Authorization: `Bearer ${tokens[actor]}`,
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...rest.headers,
    }
    const content = json === undefined ? body : JSON.stringify(json)
    return send(url, { method, headers, ...(content === undefined ? {} : { body: content }) })
  }
  const get: Client['get'] = (path, actor = 'customer') => ask('GET', path, { actor })
  return {
    ...bank,
    send,
    ask,
    get,
    async control(name, body) {
      const init = body === undefined ? {} : { body: JSON.stringify(body) }
      return (await send(`${bank.origin}/control/${name}`, { method: 'POST', ...init })).status
    },
    async walk(path, actor) {
      const items: Item[] = []
      let next: string | undefined = `${bank.baseUrl}${path}`
      while (next !== undefined) {
        const page: Answer = await getPatiently(next, actor)
        items.push(...page.items)
        const link: unknown = page.body['nextPage_url']
        // A slash at the beginning may mean the root of the server or that of the interface.
        const root = String(link).startsWith('/banking/') ? bank.baseUrl : ''
        next = typeof link === 'string' ? new URL(root + link, next).href : undefined
      }
      return items
    },
  }

  /** Some banks limit their callers. */
  async function getPatiently(url: string, actor?: keyof typeof tokens): Promise<Answer> {
    for (let tries = 0; tries < 100; tries++) {
      const answer = await get(url, actor)
      if (answer.status !== 429) return answer
    }
    throw new Error(`nothing but 429 from ${url}`)
  }
}
