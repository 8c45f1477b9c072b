import type { RequirementSet } from '../contract/requirement-sets.js'
import type { Verdict } from '../terms/verdict.js'
import type { Finding } from './finding.js'
import type { InterfaceResult } from './interface-result.js'
import type { Run } from './run.js'
import type { RequirementResult } from './requirement-result.js'
import { isDoubtful } from './is-doubtful.js'
import { runVerdict } from './run-verdict.js'
import { totalsOf } from './totals-of.js'

/**
 * A run in which only the requirements of a set count. What came later was tested as well: each tells how it would have
 * come out, and neither the verdict of the run nor its sums know of it.
 *
 * @param packaged ids of all requirements of the contract without supplements and extensions: what these bring counts
 */
export function holdToSet(
  run: Run,
  { name, ids }: RequirementSet,
  packaged: ReadonlySet<string>,
): Run {
  const isLater = (id: string): boolean => packaged.has(id) && !ids.has(id)
  const outcomes = new Map<string, Told>()
  const findings = run.findings.map((one): Finding => {
    if (!isLater(one.requirement) || one.verdict === 'none') return one
    const told = { verdict: one.verdict, words: inWords(one) }
    if (!outcomes.has(`${one.requirement} ${one.verdict}`))
      outcomes.set(`${one.requirement} ${one.verdict}`, told)
    const { requirement, level, clause, interface: where, operation, scenario, exchanges } = one
    const subject = { requirement, level, clause, interface: where, operation, scenario }
    return { ...subject, verdict: 'none', because: because(name, told), exchanges }
  })
  const requirements = run.requirements.map((one): RequirementResult => {
    if (!isLater(one.id) || one.verdict === 'none') return one
    const told = outcomes.get(`${one.id} ${one.verdict}`) ?? { verdict: one.verdict, words: '' }
    return {
      ...one,
      verdict: 'none',
      because: because(name, told),
      later: one.verdict,
      remedy: undefined,
      kind: undefined,
      known: undefined,
    }
  })
  const later = requirements.filter((one) => one.later !== undefined)
  const totals = totalsOf(requirements.map(({ verdict }) => verdict))
  const counted = findings.filter(({ requirement }) => !isLater(requirement))
  return {
    ...run,
    requirementSet: { name, later: later.length },
    requirements,
    findings,
    totals,
    interfaces: run.interfaces.map((one) => countedAgain(one, requirements)),
    verdict: runVerdict(totals, { ...run, findings: counted, requirements }, isDoubtful(run)),
    notes: later.length === 0 ? run.notes : [...run.notes, note(name, later)],
  }
}

interface Told {
  readonly verdict: Verdict['verdict']
  readonly words: string
}

function inWords(finding: Finding): string {
  if (finding.verdict === 'fail' || finding.verdict === 'warn')
    return `: expected ${finding.expected}, answered ${finding.actual}`
  return finding.because === undefined ? '' : `: ${finding.because}`
}

const because = (name: string, { verdict, words }: Told): string =>
  `Later than the requirements of ${name}, which the profile claims. It came out as ${verdict}${words}`

const countedAgain = (
  one: InterfaceResult,
  requirements: readonly RequirementResult[],
): InterfaceResult => ({
  ...one,
  totals: totalsOf(
    requirements.filter((each) => each.interface === one.name).map(({ verdict }) => verdict),
  ),
})

function note(name: string, later: readonly RequirementResult[]): string {
  const failed = later.filter((one) => one.later === 'fail').length
  const [noun, verb] = later.length === 1 ? ['requirement', 'was'] : ['requirements', 'were']
  return `${later.length} ${noun} came later than the set ${name}, which the profile claims, and ${verb} not scored; ${failed} of them would fail. assay adopt shows them.`
}
