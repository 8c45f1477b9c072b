import type { XmlElement } from '../xml.js'

interface Suite {
  readonly name: string
  /** Source file of the judge. The schema knows `file` here and not on a test case. */
  readonly file?: string | undefined
  /** RFC 3339. */
  readonly timestamp?: string
  readonly seconds: number
  readonly cases: readonly XmlElement[]
}

/** How many test cases hold an element of this name. */
const holding = (cases: readonly XmlElement[], name: string): number =>
  cases.filter(({ children }) =>
    children?.some((child) => typeof child !== 'string' && child.name === name),
  ).length

/** A test suite whose counts are taken from its cases. */
export function suiteElement({ name, file, timestamp, seconds, cases }: Suite): XmlElement {
  return {
    name: 'testsuite',
    attributes: {
      name,
      tests: cases.length,
      failures: holding(cases, 'failure'),
      errors: holding(cases, 'error'),
      skipped: holding(cases, 'skipped'),
      time: seconds.toFixed(3),
      timestamp,
      file,
    },
    children: cases,
  }
}
