import type { Finding } from './finding.js'
import type { ServedDefinition, ServedLint } from './run.js'

/** What is known of each definition that the target serves of itself: how far it drifts, what the linter says. */
export function servedDefinitions(
  findings: readonly Finding[],
  lints: readonly ServedLint[],
): readonly ServedDefinition[] {
  const compared = findings.filter(({ kind }) => kind === 'drift')
  const names = new Set([...compared, ...lints].map((one) => one.interface))
  return [...names].map((name) => {
    const own = compared.filter((one) => one.interface === name)
    const drift = own.reduce((sum, { deviations = [] }) => sum + deviations.length, 0)
    const found = lints.find((one) => one.interface === name)
    return {
      interface: name,
      name: found?.name ?? `${name}, as served`,
      drift: own.length === 0 ? undefined : drift,
      lint: found && {
        errors: found.errors,
        warnings: found.warnings,
        remarks: found.remarks,
      },
    }
  })
}
