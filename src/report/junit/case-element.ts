import type { Outcome } from '../outline/outcomes.js'
import { type XmlElement, xml } from '../xml.js'
import { className } from './class-name.js'
import { outcomeElement } from './outcome-element.js'

/** Characters that are left for what test cases say. */
export interface Room {
  left: number
}

/** As it is while there is room; after that, without what it says. */
function withinRoom(told: XmlElement, room: Room): XmlElement {
  if (room.left <= 0) {
    const { name, attributes = {} } = told
    return { name, attributes: { type: attributes['type'], message: full } }
  }
  room.left -= xml(told).length
  return told
}

const full = 'There is no more room here: see run.json.'

/**
 * A test case for a requirement. Its name is the sentence of the requirement whatever the verdict and whatever was to
 * decide it, so that a CI server follows it from run to run.
 */
export function caseElement(told: Outcome, room: Room): XmlElement {
  const outcome = outcomeElement(told)
  return {
    name: 'testcase',
    attributes: {
      classname: className(told.requirement.id),
      name: told.title,
      time: (told.milliseconds / 1000).toFixed(3),
    },
    children: outcome === undefined ? [] : [withinRoom(outcome, room)],
  }
}
