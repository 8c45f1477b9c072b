import type { Contract } from '../contract/contract.js'
import type { Exchange } from '../exchange/exchange.js'
import { type ExerciseLog, openExerciseLog } from './exercise-log.js'
import { type LatencyLog, openLatencyLog } from './latency-log.js'
import { lazily } from './lazily.js'
import { openMemories } from './open-memories.js'
import type { AnsweredExchange, Facts, Failure, Remark, Rule, Undecidable } from '../rules/rule.js'
import { answeredExchange } from '../rules/answered-exchange.js'

const evidenceKept = 5

/** Exchanges that showed one side of a requirement. */
export interface Side {
  /** How many exchanges, however often each showed it. */
  readonly count: number
  /** Numbers of the first few. */
  readonly exchanges: readonly number[]
}

/** What the rules saw of one requirement, over all exchanges. Bounded, however long the run. */
export interface Count {
  readonly pass: Side
  readonly fail: Side
  /** What could not be decided. */
  readonly inconclusive: Side
  /** The remark of the first failure, by the rule that made it. */
  readonly telling: ReadonlyMap<string, Failure>
  /** The first remark on what could not be decided. */
  readonly doubt?: Undecidable
}

export interface Tally {
  readonly contract: Contract
  /** Lets every rule look at an exchange. */
  look(exchange: Exchange): void
  of(requirement: string): Count | undefined
  /** What of each operation was asked for and answered. */
  readonly exercise: ExerciseLog
  readonly latency: LatencyLog
  /** A rule's own mistakes, by rule id. */
  readonly broken: ReadonlyMap<string, string>
}

interface OpenSide {
  count: number
  last: number
  readonly exchanges: number[]
}

interface OpenCount {
  readonly pass: OpenSide
  readonly fail: OpenSide
  readonly inconclusive: OpenSide
  readonly telling: Map<string, Failure>
  doubt?: Undecidable
}

/** A remark, and the id of the rule that made it. */
export interface RuleRemark {
  readonly rule: string
  readonly remark: Remark
}

/** Looks up what rules said of the same exchange before, or asks them. */
export type RecallRemarks = (
  exchange: Exchange,
  facts: Facts,
  judge: () => readonly RuleRemark[],
) => readonly RuleRemark[]

/**
 * Opens a tally over all exchanges of a run, in the order of their numbers.
 *
 * @param recall for runs that are repeated; every exchange is judged by default
 */
export function openTally(
  contract: Contract,
  rules: readonly Rule[],
  facts: Facts,
  recall: RecallRemarks = (_exchange, _facts, judge) => judge(),
): Tally {
  const counts = new Map<string, OpenCount>()
  const broken = new Map<string, string>()
  const exercise = openExerciseLog()
  const latency = openLatencyLog()
  const noteMistake = (rule: string, error: unknown): void => {
    broken.set(rule, error instanceof Error ? error.message : String(error))
  }
  const memories = openMemories(contract, rules, noteMistake)

  const enter = ({ rule, remark }: RuleRemark, exchange: number): void => {
    if (remark.requirement === undefined) return
    let count = counts.get(remark.requirement)
    if (count === undefined) {
      count = { pass: nothing(), fail: nothing(), inconclusive: nothing(), telling: new Map() }
      counts.set(remark.requirement, count)
    }
    const side = count[remark.verdict]
    if (remark.verdict === 'fail' && !count.telling.has(rule)) count.telling.set(rule, remark)
    if (remark.verdict === 'inconclusive') count.doubt ??= remark
    if (side.last === exchange) return
    side.last = exchange
    side.count += 1
    if (side.exchanges.length < evidenceKept) side.exchanges.push(exchange)
  }

  const judge = (answered: AnsweredExchange | undefined): readonly RuleRemark[] => {
    if (answered === undefined) return []
    exercise.look(answered)
    const remarks: RuleRemark[] = []
    for (const rule of rules)
      try {
        for (const remark of rule.judge?.(answered) ?? []) remarks.push({ rule: rule.id, remark })
      } catch (error) {
        noteMistake(rule.id, error)
      }
    return remarks
  }

  /** What is seen at the end counts once, however many requirements are asked for. */
  let isUnsettled = false
  const settle = (): void => {
    isUnsettled = false
    for (const one of memories.settle()) enter(one, one.exchange)
  }

  return {
    contract,
    look: (exchange) => {
      isUnsettled = true
      latency.look(exchange)
      const read = lazily(() => answeredExchange(contract, exchange, facts))
      for (const remark of recall(exchange, facts, () => judge(read())))
        enter(remark, exchange.number)
      if (exchange.scenario === undefined) return
      for (const one of memories.look(exchange, read)) enter(one, one.exchange)
    },
    of(requirement) {
      if (isUnsettled) settle()
      const count = counts.get(requirement)
      return count && asItStands(count)
    },
    exercise,
    latency,
    broken,
  }
}

/** What comes after a run was summed up changes nothing of what was told: requests may still be under way then. */
const asItStands = ({ pass, fail, inconclusive, ...rest }: OpenCount): Count => {
  const sideOf = ({ count, exchanges }: OpenSide): Side => ({ count, exchanges: [...exchanges] })
  return { ...rest, pass: sideOf(pass), fail: sideOf(fail), inconclusive: sideOf(inconclusive) }
}

const nothing = (): OpenSide => ({ count: 0, last: 0, exchanges: [] })
