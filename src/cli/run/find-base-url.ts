import type { Contract } from '../../contract/contract.js'
import { boundedFetch } from '../../login/bounded-fetch.js'
import { anotherBaseUrl } from './another-base-url.js'
import { plainest, plainUrl } from './probe.js'

/**
 * The base URL below which the interfaces of a contract answer, where below the given one all of them are unknown.
 * Asks without credentials, and at the same host only.
 */
export async function findBaseUrl(
  { interfaces }: Contract,
  baseUrl: string,
): Promise<string | undefined> {
  const operations = interfaces.flatMap((one) => plainest(one.operations).slice(0, 1))
  const statuses = await Promise.all(operations.map((one) => statusOf(plainUrl(baseUrl, one))))
  const [first] = operations
  if (first === undefined || statuses.some((one) => one !== 404)) return undefined
  return anotherBaseUrl(baseUrl, (other) => statusOf(plainUrl(other, first)))
}

const statusOf = (url: string): Promise<number | undefined> =>
  boundedFetch(url).then(
    ({ status }) => status,
    () => undefined,
  )
