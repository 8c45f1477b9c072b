import { boundFinding, quotedBytes } from './bound-finding.js'
import { leastCost, type TextCost, textCost } from './bound-text.js'
import { fairShare } from './fair-share.js'
import type { Finding } from './finding.js'

/**
 * Bytes of all that findings quote of a target, as JSON, however many there are. `run.json` and the HTML report say
 * most of it twice, and there a character may take five bytes: with 2 MiB, what a target says takes some 20 MiB of
 * the 100 MB that a run may leave.
 */
const defaultRoom = 2 * 1024 ** 2

export interface BoundFindings {
  readonly findings: readonly Finding[]
  /** How many findings were shortened. */
  readonly cut: number
}

/**
 * Shortens what findings quote until all of them together have room in a report: those that quote little are told
 * whole, the others get the same room each. Done once, before anything is reported, so that no report has to bear
 * with a flood, and none grows with anything but the rows of the contract.
 */
export function boundFindings(
  findings: readonly Finding[],
  room: number = defaultRoom,
): BoundFindings {
  const shareBy = (costOf: TextCost, most: number): number =>
    fairShare(
      findings.map((finding) => quotedBytes(finding, costOf, most)),
      room,
    )
  // None gets more than if every character took a byte: no text has to be looked through any further.
  const share = shareBy(textCost, shareBy(leastCost, Infinity))
  const bounded = findings.map((finding) => boundFinding(finding, share))
  return { findings: bounded, cut: bounded.filter((one, at) => one !== findings[at]).length }
}
