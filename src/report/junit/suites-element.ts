import type { XmlElement } from '../xml.js'

const sum = (suites: readonly XmlElement[], attribute: string): number =>
  suites.reduce((total, suite) => total + Number(suite.attributes?.[attribute] ?? 0), 0)

/** The root of a test report, with the sums of its suites. */
export function suitesElement(name: string, suites: readonly XmlElement[]): XmlElement {
  return {
    name: 'testsuites',
    attributes: {
      name,
      tests: sum(suites, 'tests'),
      failures: sum(suites, 'failures'),
      errors: sum(suites, 'errors'),
      time: sum(suites, 'time').toFixed(3),
    },
    children: suites,
  }
}
