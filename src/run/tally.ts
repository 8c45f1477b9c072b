import type { Contract } from '../contract/contract.js'
import type { Exchange } from '../exchange/exchange.js'
import type { Facts, Remark, Rule } from '../rules/rule.js'
import { sight } from '../rules/sight.js'

const evidenceKept = 5

/** What the rules saw of one requirement, over all exchanges. Bounded, however long the run. */
export interface Count {
  readonly rule: Rule
  passes: number
  fails: number
  /** The first remark that tells of a failure. */
  telling?: Remark
  readonly failedIn: number[]
  readonly passedIn: number[]
}

export interface Tally {
  /** Lets every rule look at an exchange. */
  look(exchange: Exchange): void
  of(requirement: string): Count | undefined
  /** A rule's own mistakes, by rule id. */
  readonly broken: ReadonlyMap<string, string>
}

export function openTally(contract: Contract, rules: readonly Rule[], facts: Facts): Tally {
  const counts = new Map<string, Count>()
  const broken = new Map<string, string>()

  const enter = (rule: Rule, remark: Remark, exchange: number): void => {
    let count = counts.get(remark.requirement)
    if (count === undefined) {
      count = { rule, passes: 0, fails: 0, failedIn: [], passedIn: [] }
      counts.set(remark.requirement, count)
    }
    const failed = remark.verdict === 'fail'
    const numbers = failed ? count.failedIn : count.passedIn
    if (numbers.at(-1) !== exchange) {
      if (failed) count.fails += 1
      else count.passes += 1
      if (numbers.length < evidenceKept) numbers.push(exchange)
    }
    if (failed) count.telling ??= remark
  }

  return {
    look: (exchange) => {
      const sighting = sight(contract, exchange, facts)
      if (sighting === undefined) return
      for (const rule of rules) {
        try {
          for (const remark of rule.judge(sighting)) enter(rule, remark, exchange.number)
        } catch (error) {
          broken.set(rule.id, error instanceof Error ? error.message : String(error))
        }
      }
    },
    of: (requirement) => counts.get(requirement),
    broken,
  }
}
