import type { Requirement } from '../contract/requirement.js'
import type { Rule } from '../rules/rule.js'
import type { Evidence } from '../scenario/evidence.js'
import { inWriting } from '../scenario/in-writing.js'
import type { Finding } from './finding.js'
import type { Count, Tally } from './tally.js'

/** The part of a finding that a rule decides. */
type RuleVerdict = Evidence & Pick<Finding, 'verdict' | 'occurrences'>

/** What a rule found out about a requirement, over all exchanges of a run. */
export function ruleVerdict(requirement: Requirement, rule: Rule, tally: Tally): RuleVerdict {
  const count = tally.of(requirement.id)
  if (count !== undefined && count.fail.count > 0) return failed(count)
  // A rule that broke down saw no more than a part: what it passed may be wrong, what it failed is not.
  const fault = tally.broken.get(rule.id)
  if (fault !== undefined)
    return { verdict: 'error', because: `A fault of Assay's own: ${fault}.`, exchanges: [] }
  if (count === undefined) return unseen(requirement, rule, tally)
  if (count.inconclusive.count > 0) return open(count)
  const { exchanges, count: occurrences } = count.pass
  return { verdict: 'pass', exchanges, occurrences }
}

const failed = ({ telling: remark, fail }: Count): RuleVerdict => ({
  verdict: 'fail',
  ...(remark?.expected === undefined ? {} : { expected: inWriting(remark.expected, asRecorded) }),
  ...(remark?.actual === undefined ? {} : { actual: inWriting(remark.actual, asRecorded) }),
  ...(remark?.pointer === undefined ? {} : { pointer: remark.pointer }),
  exchanges: fail.exchanges,
  occurrences: fail.count,
})

/** Green only when nothing is left open, however much of it was right. */
const open = ({ doubt, inconclusive }: Count): RuleVerdict => ({
  verdict: 'inconclusive',
  because: `It could not be told: ${inWriting(doubt?.because ?? 'there is no reason', asRecorded)}.`,
  ...(doubt?.pointer === undefined ? {} : { pointer: doubt.pointer }),
  exchanges: inconclusive.exchanges,
  occurrences: inconclusive.count,
})

/** Rules look at recordings, in which secrets are tokens already. */
const asRecorded = (text: string): string => text

/** What a reader would look at first. */
const heads = ['status', 'media-type', 'body'] as const

/** Nothing showed it. Where the head of the answers was wrong already, that is the root. */
function unseen(requirement: Requirement, rule: Rule, tally: Tally): RuleVerdict {
  const { id, interface: name, operations } = requirement
  const roots = operations.flatMap((operation) =>
    heads.map((kind) => tally.contract.operation(name, operation)?.requirement({ kind })),
  )
  const hasFailed = (one: string | undefined): boolean =>
    one !== undefined && one !== id && (tally.of(one)?.fail.count ?? 0) > 0
  const root = roots.find(hasFailed)
  const remedy = rule.remedy?.(requirement)
  return {
    verdict: 'inconclusive',
    because: 'No answer of this run showed it.',
    exchanges: [],
    dependsOn: root,
    remedy,
  }
}
