import type { Surprise } from '../scenario/surprise.js'
import type { Finding } from './finding.js'
import type { Plan } from './plan-run.js'

/** Surprises of a run that are kept; a flood of them helps nobody. */
const most = 100

interface Surprises {
  add(one: Surprise): void
  /** Takes back those of a scenario that is performed again. */
  forget(scenario: string): void
  /** Those that no failure of the run accounts for, and that do not hang on what the target does not claim. */
  unexplained(findings: readonly Finding[], plan: Plan): readonly Surprise[]
}

/** What scenarios built on, and the target answered otherwise. */
export function collectSurprises(): Surprises {
  let all: readonly Surprise[] = []
  return {
    add: (one) => {
      if (all.length < most) all = [...all, one]
    },
    forget: (scenario) => {
      all = all.filter((one) => one.scenario !== scenario)
    },
    unexplained: (findings, { requirements }) => {
      const failed = findings.filter(({ verdict }) => verdict === 'fail')
      const ids = new Set(failed.map(({ requirement }) => requirement))
      const cited = new Set(failed.flatMap(({ exchanges }) => exchanges))
      const broken = new Set(
        requirements
          .filter(({ requirement: { id } }) => ids.has(id))
          .flatMap(({ requirement: one }) =>
            one.operations.map((operation) => `${one.interface}.${operation}`),
          ),
      )
      return all.filter(
        (one) =>
          !ids.has(one.dependsOn ?? '') &&
          !cited.has(one.exchange) &&
          !broken.has(`${one.interface}.${one.operation}`),
      )
    },
  }
}
