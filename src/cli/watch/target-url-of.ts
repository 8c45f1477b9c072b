import type { Contract } from '../../contract/contract.js'
import { loadSuites } from '../../run/load-suites.js'
import type { WatchFlags } from '../flags/watch-flags.js'
import { openTarget } from '../run/open-target.js'
import { supplementsFor } from '../supplements-for.js'

/** The root of the target that the flags mean, which is not the embedded bank. */
export async function targetUrlOf(
  flags: WatchFlags & { readonly interface: readonly string[] },
  contract: Contract,
): Promise<string> {
  const suites = await loadSuites(flags.interface)
  const target = await openTarget(flags, contract, suites, supplementsFor(flags))
  await target.close()
  return target.profile.target.baseUrl
}
