import type { Finding } from '../run/finding.js'
import type { Run } from '../run/run.js'
import { groupBy } from './group-by.js'
import { caseElements } from './junit/case-elements.js'
import { connectionSuite } from './junit/connection-suite.js'
import { staleSuite } from './junit/stale-suite.js'
import type { RunEvidence } from './junit/outcome-element.js'
import { suiteElement } from './junit/suite-element.js'
import { surpriseSuite } from './junit/surprise-suite.js'
import { suitesElement } from './junit/suites-element.js'
import { xml, type XmlElement } from './xml.js'

/** Characters of what all test cases say together. */
const room = 8 * 1024 ** 2

/** The judge ran once, however many findings carry its time. */
const seconds = (findings: readonly Finding[]): number =>
  Math.max(0, ...findings.map(({ milliseconds }) => milliseconds ?? 0)) / 1000

function report(
  material: RunEvidence,
  name: string,
  findings: readonly Finding[],
  room: { left: number },
): XmlElement {
  const { run } = material
  const judges = new Map(run.judges.map((judge) => [judge.id, judge]))
  const cases = caseElements(material, findings, judges, room)
  const own = groupBy([...findings.keys()], (index) => findings[index]?.scenario)
  const suites = [...own].map(([id, indexes]) =>
    suiteElement({
      name: id === undefined ? `${name}: nothing was to decide it` : `${name}: ${id}`,
      file: judges.get(id ?? '')?.file,
      timestamp: run.started,
      seconds: seconds(indexes.flatMap((index) => findings[index] ?? [])),
      cases: indexes.flatMap((index) => cases[index] ?? []),
    }),
  )
  return suitesElement(name, [
    ...suites,
    ...staleSuite(run, name),
    ...connectionSuite(run, name),
    ...surpriseSuite(run, name),
  ])
}

/**
 * Test reports as CI servers read them: one file per interface, one suite per judge, one test case
 * per finding. A failure is non-conformance, an error is ours; inconclusive, unspecified and unclaimed
 * requirements are skipped, with the reason, and so are failures that the baseline lists; an entry of
 * it that is stale is a failure of its own.
 *
 * Times are seconds; each case carries the whole time of its judge, the suite carries it once.
 *
 * @returns file name (`TEST-accounts.xml`) to document
 * @see the schema `junit-10.xsd` of the Jenkins xUnit plugin
 */
export function junitReports(run: Run): Map<string, string> {
  const names = new Set([
    ...run.interfaces.map(({ name }) => name),
    ...run.findings.map((finding) => finding.interface),
  ])
  const exchanges = new Map(run.evidence.map((exchange) => [exchange.number, exchange]))
  const left = { left: room }
  return new Map(
    [...names].map((name) => {
      const findings = run.findings.filter((finding) => finding.interface === name)
      const file = `TEST-${name.replace(/[^A-Za-z0-9._-]/g, '-')}.xml`
      return [file, xml(report({ run, exchanges }, name, findings, left))] as const
    }),
  )
}
