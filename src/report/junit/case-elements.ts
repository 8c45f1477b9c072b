import type { Finding, Judge } from '../../run/finding.js'
import type { RequirementResult } from '../../run/run.js'
import { type XmlElement, xml } from '../xml.js'
import { className } from './class-name.js'
import { numberedNames } from './numbered-names.js'
import { type RunEvidence, outcomeElement } from './outcome-element.js'

function caseName(
  finding: Finding,
  requirement: RequirementResult | undefined,
  judge: Judge | undefined,
): string {
  const title = judge?.title ?? finding.scenario ?? requirement?.text
  return title === undefined ? finding.requirement : `${finding.requirement}: ${title}`
}

/** As it is while there is room; after that, without what it says. */
function withinRoom(told: XmlElement, room: { left: number }): XmlElement {
  if (room.left <= 0) {
    const { name, attributes = {} } = told
    const { type } = attributes
    return { name, attributes: { type, message: full } }
  }
  room.left -= xml(told).length
  return told
}

const full = 'There is no more room here: see run.json.'

/** A test case for each finding of one interface, in the same order, with names that are unique. */
export function caseElements(
  material: RunEvidence,
  findings: readonly Finding[],
  judges: ReadonlyMap<string, Judge>,
  room: { left: number },
): readonly XmlElement[] {
  const { run } = material
  const requirements = new Map(run.requirements.map((each) => [each.id, each]))
  const names = numberedNames(
    findings.map((finding) =>
      caseName(finding, requirements.get(finding.requirement), judges.get(finding.scenario ?? '')),
    ),
  )
  return findings.map((finding, index) => {
    const told = outcomeElement(material, finding, requirements.get(finding.requirement))
    const outcome = told && withinRoom(told, room)
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
