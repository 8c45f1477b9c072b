import type { Finding, Judge } from '../../run/finding.js'
import type { RequirementResult, Run } from '../../run/run.js'
import type { XmlElement } from '../xml.js'
import { className } from './class-name.js'
import { numberedNames } from './numbered-names.js'
import { outcomeElement } from './outcome-element.js'

function caseName(
  finding: Finding,
  requirement: RequirementResult | undefined,
  judge: Judge | undefined,
): string {
  const title = judge?.title ?? finding.scenario ?? requirement?.text
  return title === undefined ? finding.requirement : `${finding.requirement}: ${title}`
}

/** A test case for each finding of one interface, in the same order, with names that are unique. */
export function caseElements(
  run: Run,
  findings: readonly Finding[],
  judges: ReadonlyMap<string, Judge>,
): readonly XmlElement[] {
  const requirements = new Map(run.requirements.map((each) => [each.id, each]))
  const names = numberedNames(
    findings.map((finding) =>
      caseName(finding, requirements.get(finding.requirement), judges.get(finding.scenario ?? '')),
    ),
  )
  return findings.map((finding, index) => {
    const outcome = outcomeElement(run, finding, requirements.get(finding.requirement))
    return {
      name: 'testcase',
      attributes: {
        classname: className(finding.requirement),
        name: names[index],
        time: ((finding.milliseconds ?? 0) / 1000).toFixed(3),
      },
      children: outcome ? [outcome] : [],
    }
  })
}
