import { memoryStore } from '../src/cli/run/exchange-store.js'
import type { Message } from '../src/exchange/message.js'
import type { Profile } from '../src/target/profile.js'
import { certifyBank } from './certify-bank.js'
import type { Bench } from './open-bench.js'
import { restoreRequests } from './restore-requests.js'

/** The requests of one certification of a bank, in the order in which they were answered. */
export async function recordRequests(
  { contract, suites }: Bench,
  profile: Profile,
): Promise<readonly Message[]> {
  const store = memoryStore()
  const { exchanged, secrets } = await certifyBank({ contract, suites, profile, store })
  const numbers = new Set(Array.from({ length: exchanged.count }, (_, index) => index + 1))
  const exchanges = await store.evidence(numbers)
  // What the bank delivered to us is nothing that we sent.
  return restoreRequests(
    exchanges.filter(({ request }) => request.url.startsWith(profile.target.baseUrl)),
    secrets,
  )
}
