import type { Rule } from '../../rules/rule.js'
import type { Scenario } from '../../scenario/scenario.js'
import type { Catalogue } from '../catalogue.js'

const safeties = {
  observe: 'It only reads.',
  reversible: 'It writes and undoes what it wrote: needs --allow reversible.',
  disruptive: 'It changes the target for good: needs --allow disruptive.',
} as const

/** What a scenario, law case or rule does and decides. */
export function explainJudge(judge: Scenario | Rule, { requirements }: Catalogue): string {
  const decided = requirements.filter((one) =>
    'verifies' in judge ? judge.verifies.includes(one.id) : judge.decides(one),
  )
  return [
    judge.id,
    `  ${judge.title}`,
    `  ${judge.file}`,
    ...('safety' in judge
      ? ['', `  ${safeties[judge.safety]}`]
      : ['', '  It looks at every exchange of a run.']),
    '',
    '  decides',
    ...decided.map(({ id, text }) => `    ${id}\n      ${text}`),
  ].join('\n')
}
