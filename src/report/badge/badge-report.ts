import type { Run, RunVerdict } from '../../run/run.js'
import { formatCount } from '../format-count.js'
import { printJson } from '../print-json.js'

const colors: Readonly<Record<RunVerdict, string>> = {
  conformant: 'brightgreen',
  'not conformant': 'red',
  'not decided': 'lightgrey',
}

/** Only known failures: nothing is worse than was agreed on. */
const isTolerated = ({ totals, baseline }: Run): boolean =>
  baseline !== undefined && totals.fail > 0 && totals.fail === baseline.known

function message(run: Run): string {
  const { pass, warn, fail } = run.totals
  if (run.verdict !== 'not conformant' || fail === 0) return run.verdict
  const counted = `${formatCount(fail)} of ${formatCount(pass + warn + fail)} failed`
  return isTolerated(run) ? `${counted}, all known` : counted
}

/**
 * The verdict as a badge: published somewhere, it is what the address of an endpoint badge points to.
 *
 * @see https://shields.io/badges/endpoint-badge
 */
export function badgeReport(run: Run): string {
  const color = isTolerated(run) ? 'orange' : colors[run.verdict]
  const badge = { schemaVersion: 1, label: 'Assay', message: message(run), color }
  return printJson(badge, ['schemaVersion', 'label', 'message', 'color'])
}
