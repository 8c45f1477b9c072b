import { tellsAbsence } from './absent-interfaces.js'
import { type Judged, plainFindings } from './plain-findings.js'

/**
 * Interfaces that were asked plain requests and answered none of them with success, and those that are not there, by
 * name. A target that only ever refuses shows nothing, however well it words its refusals. Those that nothing was asked
 * are not among them.
 */
export function unservedInterfaces(judged: Judged): readonly string[] {
  const plain = plainFindings(judged)
  const asked = plain.filter(({ exchanges }) => exchanges.length > 0)
  const served = new Set(plain.flatMap((one) => (one.verdict === 'pass' ? [one.interface] : [])))
  const absent = judged.findings.filter(tellsAbsence)
  return [...new Set([...asked, ...absent].map((one) => one.interface))].filter(
    (name) => !served.has(name),
  )
}
