import type { Run } from '../../run/run.js'

/** An entry of the baseline that must go, or change, and what is to be done about it. */
interface EntryToFix {
  readonly requirement: string
  readonly interface: string
  /** `passed; remove its entry from assay.baseline.yaml:4 (ticket BANK-12)` */
  readonly order: string
  /** Where the entry stands in the file, 1-based. */
  readonly line: number
}

/** The entries that must go, or change, in the order of the file. */
export function staleEntries({ baseline, requirements }: Run): readonly EntryToFix[] {
  const interfaces = new Map(requirements.map((one) => [one.id, one.interface]))
  return (baseline?.stale ?? []).map(({ why, requirement, because, owner, until, line }) => {
    const place = `${baseline?.file}:${line}`
    const reason = [because, owner].filter((one) => one !== undefined).join(', ')
    return {
      requirement,
      interface: interfaces.get(requirement) ?? '',
      line,
      order:
        why === 'passed'
          ? `passed; remove its entry from ${place} (${reason})`
          : `was known until ${until}; fix it, or agree on another day in ${place} (${reason})`,
    }
  })
}
