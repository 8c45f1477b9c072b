import type { Run } from '../run/run.js'
import { printJson } from './print-json.js'

/** Members of any depth, in the order in which a person reads them. */
const members = `
  tool contract target environment node system certificates logins actor interfaces at members renewal madeUpCode started finished interrupted by gate strict failOn only concurrency seed rounds shown worse better
  kind id name title version digest requirement level clause text interface operation operations
  scenario witness verdict previous later known because remedy dependsOn expected actual pointer deviations sequence exchange request answer due exchanges occurrences seen times of among from milliseconds count median p95 longest slowest
  file line column rule severity message
  supplements unserved totals requirementSet baseline stale interfaces drift errors warnings remarks lint served judges requirements gaps findings exchanged latencies performed connections sent broken unsteady surprises
  planned pass warn fail inconclusive error none
`
  .trim()
  .split(/\s+/)

/**
 * The run for programs, as `schemas/run.schema.json` describes it. The evidence stands in
 * `exchanges.ndjson` beside it, and findings name its exchanges by number.
 *
 * @returns pretty-printed, members in a stable order, ends in a line feed
 */
export function runJson(run: Run): string {
  const { evidence: _, ...told } = run
  return printJson(told, members)
}
