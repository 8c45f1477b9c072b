import type { Requirement } from '../contract/requirement.js'
import type { Undecidable, Failure, Rule } from '../rules/rule.js'
import { inWriting } from '../scenario/in-writing.js'
import type { Verdict } from '../terms/verdict.js'
import type { Subject } from './finding.js'
import type { Count, Side, Tally } from './tally.js'

/** The part of a finding that a rule decides. */
type RuleVerdict = Verdict & Pick<Subject, 'occurrences' | 'seen'>

/** What a rule found out about a requirement, over all exchanges of a run. */
export function ruleVerdict(requirement: Requirement, rule: Rule, tally: Tally): RuleVerdict {
  const count = tally.of(requirement.id)
  const telling = count && tellingOf(count, rule)
  if (count !== undefined && telling !== undefined) return failed(telling, count)
  // A rule that broke down saw no more than a part: what it passed may be wrong, what it failed is not.
  const fault = tally.broken.get(rule.id)
  if (fault !== undefined)
    return { verdict: 'error', because: `A fault of Assay: ${fault}.`, exchanges: [] }
  if (count === undefined) return unseen(requirement, rule, tally)
  if (count.doubt !== undefined) return open(count.doubt, count.inconclusive)
  const { exchanges, count: occurrences } = count.pass
  return { verdict: 'pass', exchanges, occurrences }
}

/** What the rule saw itself, or another one that looks at the same. */
const tellingOf = ({ telling }: Count, { id }: Rule): Failure | undefined =>
  telling.get(id) ?? [...telling.values()][0]

const failed = ({ expected, actual, pointer }: Failure, { fail, pass }: Count): RuleVerdict => ({
  verdict: 'fail',
  expected: inWriting(expected, asRecorded),
  actual: inWriting(actual, asRecorded),
  pointer,
  exchanges: fail.exchanges,
  occurrences: fail.count,
  seen:
    pass.count === 0
      ? undefined
      : { times: fail.count, of: fail.count + pass.count, among: 'exchanges' },
})

/** Green only when nothing is left open, however much of it was right. */
const open = ({ because, pointer }: Undecidable, inconclusive: Side): RuleVerdict => ({
  verdict: 'inconclusive',
  because: `It could not be decided: ${inWriting(because, asRecorded)}.`,
  pointer,
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
