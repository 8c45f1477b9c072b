import type { Contract } from '../contract/contract.js'
import type { Surprise } from '../scenario/surprise.js'
import type { Finding } from './finding.js'
import type { Plan } from './plan-run.js'

/** Surprises of a run that are kept; a flood of them is of no use. */
const most = 100

interface Surprises {
  add(one: Surprise): void
  /** Those that no failure of the run accounts for, and that do not hang on what the target does not claim. */
  unexplained(findings: readonly Finding[], plan: Plan, contract: Contract): readonly Surprise[]
}

/**
 * What waits for the failure of a requirement that the run left out: a judge saw that it does not hold. One that is
 * part of the run speaks for itself, as a target may have changed between two readings. A caller who may not ask at
 * all shows nothing about what is answered.
 */
function rootless(
  findings: readonly Finding[],
  requirements: Plan['requirements'],
  contract: Contract,
): readonly Surprise[] {
  const known = new Set(requirements.map(({ requirement }) => requirement.id))
  const isOfService = (id: string): boolean => {
    const origin = contract.requirement(id)?.origin
    return origin?.kind === 'law' && origin.law === 'service'
  }
  const waits = (root: string): boolean => !known.has(root) && !isOfService(root)
  const told = new Map<string, Surprise>()
  for (const { dependsOn, scenario, interface: name, because, exchanges } of findings) {
    if (dependsOn === undefined || scenario === undefined) continue
    if (!waits(dependsOn)) continue
    told.set(`${scenario} ${dependsOn}`, {
      scenario,
      interface: name,
      because: `${because} The root would be ${dependsOn}, which this run leaves out.`,
      dependsOn,
      exchange: exchanges[0],
    })
  }
  return [...told.values()].slice(0, most)
}

const operationsOf = (contract: Contract, requirement = ''): readonly string[] =>
  contract.requirement(requirement)?.operations ?? []

/** What scenarios built on, and the target answered otherwise. */
export function collectSurprises(): Surprises {
  let all: readonly Surprise[] = []
  return {
    add: (one) => {
      if (all.length < most) all = [...all, one]
    },
    unexplained: (findings, { requirements }, contract) => {
      const failed = findings.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')
      const ids = new Set(failed.map(({ requirement }) => requirement))
      const cited = new Set(failed.flatMap(({ exchanges }) => exchanges))
      const broken = new Set(
        requirements
          .filter(({ requirement: { id } }) => ids.has(id))
          .flatMap(({ requirement: one }) =>
            one.operations.map((operation) => `${one.interface}.${operation}`),
          ),
      )
      const unexplained = all.filter(
        ({ dependsOn = '', exchange = 0, operation, interface: name, contradicts }) =>
          ![operation, ...operationsOf(contract, contradicts?.requirement)].some((one) =>
            broken.has(`${name}.${one}`),
          ) &&
          !ids.has(dependsOn) &&
          !cited.has(exchange),
      )
      return [...unexplained, ...rootless(findings, requirements, contract)]
    },
  }
}
