import type { Remark, Rule } from '../../src/rules/rule.js'
import { answeredExchange } from '../../src/rules/answered-exchange.js'
import { accountsContract } from '../scenario/accounts-contract.js'
import { type Sample, sampleExchange } from './sample-exchange.js'

/** What a rule says of one exchange. */
export function judgeSample(
  rule: Rule,
  sample: Sample,
  accountNumbers: readonly string[] = [],
): readonly Remark[] {
  const answered = answeredExchange(accountsContract, sampleExchange(sample), { accountNumbers })
  if (answered === undefined) throw new Error('nothing to see')
  return rule.judge?.(answered) ?? []
}
