import type { Run } from '../../run/run.js'
import { escapeTerminal } from '../escape-terminal.js'
import { staleEntries } from '../outline/stale-entries.js'
import type { XmlElement } from '../xml.js'
import { className } from './class-name.js'
import { suiteElement } from './suite-element.js'

/** A failed test case for each entry of the baseline that must go, so that a gate on test results sees it. */
export function staleSuite(run: Run, name: string): readonly XmlElement[] {
  const cases = staleEntries(run)
    .filter((entry) => entry.interface === name)
    .map(({ requirement, order }): XmlElement => {
      const message = escapeTerminal(`${requirement} ${order}`, 4000)
      return {
        name: 'testcase',
        attributes: {
          classname: className(requirement),
          name: `${requirement}: stale entry of the baseline`,
          time: '0.000',
        },
        children: [
          { name: 'failure', attributes: { type: 'stale', message }, children: [message] },
        ],
      }
    })
  if (cases.length === 0) return []
  return [suiteElement({ name: `${name}: baseline`, timestamp: run.started, seconds: 0, cases })]
}
