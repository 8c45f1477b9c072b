import type { Rule } from '../../rules/rule.js'
import type { Scenario } from '../../scenario/scenario.js'
import type { SafetyLevel } from '../../terms/safety-level.js'
import type { Catalogue } from '../catalogue.js'
import { judgePlace } from './judge-place.js'
import { type Placed, placeText } from './placed.js'

const safeties = {
  observe: 'It only reads.',
  reversible: 'It writes and undoes what it wrote: needs --allow reversible.',
  disruptive: 'It changes the target for good: needs --allow disruptive.',
} as const satisfies Record<SafetyLevel, string>

export interface ExplainedJudge extends Placed {
  readonly is: 'scenario' | 'law' | 'rule'
  readonly id: string
  readonly title: string
  readonly safety?: SafetyLevel
  readonly decides: readonly { readonly id: string; readonly text: string }[]
}

/** What a scenario, law case or rule does and decides. */
export function explainJudge(
  judge: Scenario | Rule,
  { contract, requirements }: Catalogue,
): ExplainedJudge {
  const decided = requirements.filter((one) =>
    'verifies' in judge
      ? judge.verifies.includes(one.id)
      : [judge.decides, judge.contradicts].some((isOwn) => isOwn?.(one)),
  )
  return {
    is: 'kind' in judge ? judge.kind : 'rule',
    id: judge.id,
    title: judge.title,
    ...judgePlace(contract, judge),
    safety: 'safety' in judge ? judge.safety : undefined,
    decides: decided.map(({ id, text }) => ({ id, text })),
  }
}

/** Written for a reader who knows no more than the id. */
export const judgeText = (judge: ExplainedJudge): string =>
  [
    judge.id,
    `  ${judge.title}`,
    `  ${placeText(judge)}`,
    '',
    `  ${judge.safety === undefined ? 'It looks at every exchange of a run.' : safeties[judge.safety]}`,
    '',
    '  decides',
    ...judge.decides.map(({ id, text }) => `    ${id}\n      ${text}`),
  ].join('\n')
