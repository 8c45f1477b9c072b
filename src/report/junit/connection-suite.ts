import type { Run } from '../../run/run.js'
import { connectionLine } from '../outline/connection-line.js'
import type { XmlElement } from '../xml.js'
import { suiteElement } from './suite-element.js'

/** A test case about the connections of a run, where any broke: an error when so many did that nothing is decided. */
export function connectionSuite(run: Run, name: string): readonly XmlElement[] {
  const message = connectionLine(run)
  if (message === undefined) return []
  const outcome: XmlElement = run.connections?.unsteady
    ? { name: 'error', attributes: { type: 'connections', message }, children: [message] }
    : { name: 'system-out', attributes: {}, children: [message] }
  const one: XmlElement = {
    name: 'testcase',
    attributes: {
      classname: name,
      name: 'Connections hold until an answer is whole',
      time: '0.000',
    },
    children: [outcome],
  }
  return [
    suiteElement({
      name: `${name}: connections`,
      timestamp: run.started,
      seconds: 0,
      cases: [one],
    }),
  ]
}
