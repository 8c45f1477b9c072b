import type { Run } from '../../run/run.js'
import { surprisesOf } from '../outline/surprises.js'
import { escapeTerminal } from '../escape-terminal.js'
import type { XmlElement } from '../xml.js'
import { numberedNames } from './numbered-names.js'
import { suiteElement } from './suite-element.js'

/** A test case for each answer that surprised Assay: an error, since with it nothing is decided. */
export function surpriseSuite(run: Run, name: string): readonly XmlElement[] {
  const own = surprisesOf(run).told.filter((one) => one.interface === name)
  if (own.length === 0) return []
  const names = numberedNames(
    own.map(({ operation, dependsOn }) => `${operation ?? dependsOn} is as was to be expected`),
  )
  const cases = own.map(({ scenario, line }, index): XmlElement => {
    const message = escapeTerminal(line, 4000)
    return {
      name: 'testcase',
      attributes: { classname: `${name}.${scenario}`, name: names[index] ?? '', time: '0.000' },
      children: [{ name: 'error', attributes: { type: 'surprise', message }, children: [message] }],
    }
  })
  return [suiteElement({ name: `${name}: surprises`, timestamp: run.started, seconds: 0, cases })]
}
