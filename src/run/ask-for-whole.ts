import type { Finding } from './finding.js'

/** A part of a run sends few requests: what none of them showed, the whole may show. */
export const askForWhole = (findings: readonly Finding[], isPart: boolean): readonly Finding[] =>
  findings.map((finding) =>
    isPart &&
    finding.verdict === 'inconclusive' &&
    finding.remedy === undefined &&
    finding.dependsOn === undefined &&
    finding.exchanges.length === 0
      ? { ...finding, remedy: 'leave out --only or --failed: the whole run sends more' }
      : finding,
  )
