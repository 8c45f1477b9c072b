import { changeHal } from './change-hal.js'
import type { JsonObject } from './change-json.js'

const operations = ['getPendingTransactions', 'getTransaction', 'getTransactions']

/** Builds the `response` of a bank whose transactions link to accounts that another server has. */
export const accountsElsewhere = changeHal({ operations }, (resource) => {
  const { 'svc:account': account, ...links } = resource['_links'] as Record<string, JsonObject>
  if (account === undefined) return resource
  const { pathname } = new URL(String(account['href']))
  const href = `https://accounts.bank.example${pathname}`
  return { ...resource, _links: { ...links, 'svc:account': { href } } }
})
