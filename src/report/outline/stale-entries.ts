import type { Run } from '../../run/run.js'

/** An entry of the baseline whose requirement passed, and what is to be done about it. */
interface StaleEntry {
  readonly requirement: string
  readonly interface: string
  /** `passed; remove its entry from assay.baseline.yaml:4 (ticket BANK-12)` */
  readonly order: string
}

/** The entries that must go, in the order of the file. */
export function staleEntries({ baseline, requirements }: Run): readonly StaleEntry[] {
  const interfaces = new Map(requirements.map((one) => [one.id, one.interface]))
  return (baseline?.stale ?? []).map(({ requirement, because, line }) => ({
    requirement,
    interface: interfaces.get(requirement) ?? '',
    order: `passed; remove its entry from ${baseline?.file}:${line} (${because})`,
  }))
}
