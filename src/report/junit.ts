import type { Run } from '../run/run.js'
import { groupBy } from './group-by.js'
import { caseElement, type Room } from './junit/case-element.js'
import { className } from './junit/class-name.js'
import { connectionSuite } from './junit/connection-suite.js'
import { staleSuite } from './junit/stale-suite.js'
import { suiteElement } from './junit/suite-element.js'
import { suitesElement } from './junit/suites-element.js'
import { surpriseSuite } from './junit/surprise-suite.js'
import { type Outcome, outcomes } from './outline/outcomes.js'
import { xml, type XmlElement } from './xml.js'

/** Characters of what all test cases say together. */
const most = 8 * 1024 ** 2

/** The suites of one interface: one for each resource, and what concerns all of it. */
function suitesOf(
  run: Run,
  name: string,
  told: readonly Outcome[],
  room: Room,
): readonly XmlElement[] {
  const resources = groupBy(told, ({ requirement }) => className(requirement.id))
  return [
    ...[...resources].map(([resource, own]) =>
      suiteElement({
        name: resource,
        timestamp: run.started,
        seconds: Math.max(0, ...own.map(({ milliseconds }) => milliseconds)) / 1000,
        cases: own.map((one) => caseElement(one, room)),
      }),
    ),
    ...staleSuite(run, name),
    ...connectionSuite(run, name),
    ...surpriseSuite(run, name),
  ]
}

function suitesByInterface(run: Run): ReadonlyMap<string, readonly XmlElement[]> {
  const room = { left: most }
  const told = groupBy(outcomes(run), ({ requirement }) => requirement.interface)
  const names = new Set([...run.interfaces.map(({ name }) => name), ...told.keys()])
  return new Map([...names].map((name) => [name, suitesOf(run, name, told.get(name) ?? [], room)]))
}

/**
 * Test reports as CI servers read them: one file per interface, one suite per resource, one test case per requirement,
 * named for its sentence. A failure is non-conformance, an error is ours; inconclusive, unspecified and unclaimed
 * requirements are skipped, with the reason, and so are warnings and failures that the baseline lists; an entry of it
 * that is stale is a failure of its own.
 *
 * Times are seconds; a case has that of the judge that took longest, and so has a suite.
 *
 * @returns file name (`TEST-accounts.xml`) to document
 * @see the schema `junit-10.xsd` of the Jenkins xUnit plugin
 */
export const junitReports = (run: Run): Map<string, string> =>
  new Map(
    [...suitesByInterface(run)].map(([name, suites]) => [
      `TEST-${name.replace(/[^A-Za-z0-9._-]/g, '-')}.xml`,
      xml(suitesElement(name, suites)),
    ]),
  )

/** The same in one document. */
export const junitReport = (run: Run): string =>
  xml(suitesElement(run.target.name, [...suitesByInterface(run).values()].flat()))
