import { counted } from '../../report/counted.js'
import type { Contract } from '../../contract/contract.js'
import { escapeTerminal } from '../../report/escape-terminal.js'
import { isLoopback } from '../../target/is-loopback.js'
import type { Profile } from '../../target/profile.js'
import { toolVersion } from '../tool-version.js'
import type { RunFlags } from '../flags/run-flags.js'

/**
 * What is said before a run begins: against what, who is tested, how far it may go.
 *
 * @param redact replaces secrets: some owners have one in the address
 * @param repeated what of an earlier run is repeated, in a line
 */
export function heading(
  contract: Contract,
  { target, safety, claims }: Profile,
  embedded: boolean,
  flags: RunFlags,
  redact: (text: string) => string,
  repeated?: string,
): string {
  const shown = (text: string): string => escapeTerminal(redact(text))
  const claimed = contract.interfaces.filter(
    ({ name }) => claims.interfaces?.includes(name) ?? true,
  )
  const all = claimed.flatMap(({ requirements }) => requirements)
  const gaps = all.filter(({ gap }) => gap).length
  const lines = [
    `Assay ${toolVersion}, contract of ${counted(claimed.length, 'interface')} (${counted(all.length - gaps, 'requirement')}, ${counted(gaps, 'gap')})`,
  ]
  const supplements = [
    ...new Set(claimed.flatMap((one) => one.supplements ?? []).map(({ file }) => file)),
  ]
  if (supplements.length > 0)
    lines.push(`Supplemented by ${escapeTerminal(supplements.join(', '))}`)
  if (embedded)
    lines.push(`No target given: certifying the embedded reference bank at ${target.baseUrl}`)
  else
    lines.push(
      `Certifying ${shown(target.name)} at ${shown(target.baseUrl)}${flags.profile === undefined ? '' : `, with ${shown(flags.profile)}`}`,
    )
  if (repeated !== undefined) lines.push(repeated)
  if (!embedded && safety.allow === 'observe' && flags.allow === undefined)
    lines.push(
      isLoopback(target.baseUrl)
        ? 'Reading only, as the profile says (--allow reversible to include writes)'
        : `Reading only: ${shown(new URL(target.baseUrl).hostname)} is not this machine (--allow reversible to include writes)`,
    )
  return `${lines.join('\n')}\n\n`
}
