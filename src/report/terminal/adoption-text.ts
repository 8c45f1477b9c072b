import type { Run } from '../../run/run.js'
import type { RequirementResult } from '../../run/requirement-result.js'
import type { VerdictWord } from '../../terms/verdict.js'
import { escapeTerminal } from '../escape-terminal.js'
import { formatCount } from '../format-count.js'
import type { Paint } from './paint.js'
import { verdictMark } from './verdict-mark.js'
import { wrap } from './wrap.js'

interface Adoption {
  readonly run: Pick<Run, 'requirementSet' | 'requirements' | 'target'>
  /** Requirements that would be scored. */
  readonly later: readonly RequirementResult[]
  /** The set that is looked at; absent for all that there is. */
  readonly wanted?: string | undefined
  /** Name of the newest set. */
  readonly newest: string | undefined
}

/** The worst first. */
const order: readonly VerdictWord[] = ['fail', 'error', 'warn', 'inconclusive', 'pass', 'none']

/** What claiming a newer set of requirements would change, for a person; lines that end in a line feed. */
export function adoptionText(adoption: Adoption, width: number, paint: Paint): string {
  const { run, later, wanted, newest } = adoption
  const { requirementSet: claimed } = run
  if (claimed === undefined)
    return [
      'The last run scored every requirement: nothing is left to adopt.',
      ...(newest === undefined
        ? []
        : [
            `To hold on to those of today, write in the profile: claims: { requirements: '${newest}' }`,
          ]),
      '',
    ].join('\n')
  const name = wanted ?? 'all that there is'
  if (later.length === 0)
    return `The last run was held to ${claimed.name}; adopting ${name} would change nothing in it.\n`
  const counts = order
    .map((verdict) => [verdict, later.filter((one) => one.later === verdict).length] as const)
    .filter(([, count]) => count > 0)
    .map(([verdict, count]) => `${formatCount(count)} ${verdict}`)
  const sorted = later.toSorted(
    (a, b) => order.indexOf(a.later ?? 'none') - order.indexOf(b.later ?? 'none'),
  )
  const plural = later.length === 1 ? 'requirement' : 'requirements'
  return [
    `The last run was held to ${claimed.name}. Adopting ${name} scores ${formatCount(later.length)} more ${plural}:`,
    `  ${counts.join(' · ')}`,
    '',
    ...sorted.flatMap((one) => [
      `  ${verdictMark(one.later ?? 'none', paint)}  ${escapeTerminal(one.id)}`,
      ...wrap(escapeTerminal(one.text, 400), width - 6).map((line) => `      ${line}`),
      ...(one.later === 'pass'
        ? []
        : wrap(escapeTerminal(reasonOf(one), 400), width - 6).map((line) => `      ${line}`)),
    ]),
    '',
    `To adopt it, ${orderOf(wanted)} in ${escapeTerminal(run.target.profile ?? 'the profile')}.`,
    '',
  ].join('\n')
}

/** What stands behind the words that say why it was not scored. */
const reasonOf = ({ because = '' }: RequirementResult): string =>
  because.replace(/^.*? It came out as \w+:? ?/, '')

const orderOf = (wanted: string | undefined): string =>
  wanted === undefined ? 'take claims.requirements out' : `set claims.requirements to '${wanted}'`
