import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'

const defect = defectOf('messages-by-names')

/** A message that is refused for what its body holds, as a store of objects may not take it. */
const refused = (
  name: string,
  which: string,
  breaks: string,
  isMeant: (body: string) => boolean,
): Defect =>
  defect(name, `A message ${which} is refused.`, breaks, ({ readMessage }) => ({
    readMessage(json) {
      const message = readMessage(json)
      const body = JSON.stringify(message?.body) ?? ''
      return isMeant(body) ? undefined : message
    },
  }))

/** Whether a name in a JSON text is so. */
function hasName(body: string, isSo: RegExp): boolean {
  let isFound = false
  if (body !== '')
    JSON.parse(body, (name, value: unknown) => {
      isFound ||= isSo.test(name)
      return value
    })
  return isFound
}

/** The deepest level of a JSON text. */
function depthOf(body: string): number {
  let [level, deepest] = [0, 0]
  for (const sign of body) {
    if (sign === '{') level += 1
    if (sign === '}') level -= 1
    deepest = Math.max(deepest, level)
  }
  return deepest
}

/** Messages that are refused for the names and letters in their bodies. */
const defects: readonly Defect[] = [
  refused('nul', 'with the letter NUL', 'messages.publish.object', (body) =>
    body.includes(String.raw`\u0000`),
  ),
  refused('dots', 'with a dot in a name', 'messages.publish.object', (body) => hasName(body, /\./)),
  refused('blanks', 'with a blank in a name', 'messages.publish.object', (body) =>
    hasName(body, / /),
  ),
  refused('identifier', 'with an identifier of its own', 'messages.publish.object', (body) =>
    body.includes('"_id":'),
  ),
  refused('markup', 'with markup', 'messages.publish.object', (body) => /^\{.*<[a-z]/.test(body)),
  refused('rows', 'with a list of lists', 'messages.publish.object', (body) => body.includes('[[')),
  refused('large-numbers', 'with a number of many digits', 'messages.publish.object', (body) =>
    /\d{17}/.test(body),
  ),
  refused('apostrophes', 'with an apostrophe', 'messages.publish.object', (body) =>
    body.includes("'"),
  ),
  refused('type', 'with a type', 'messages.publish.object', (body) => body.includes('"type":')),
  refused(
    'json-text',
    'of plain text that is JSON and no object',
    'messages.publish.plain-text',
    (body) => /^"(null|true|false|-?\d+)"$/.test(body),
  ),
  refused(
    'long-text',
    'of plain text of more than 255 characters',
    'messages.publish.plain-text',
    (body) => body.startsWith('"') && body.length > 255 && body.length < 5000,
  ),
  refused('letters', 'with letters beyond ASCII in a name', 'messages.publish.object', (body) =>
    hasName(body, /[\u0080-\uffff]/),
  ),
  refused('no-name', 'with an empty name', 'messages.publish.object', (body) =>
    body.includes('"":'),
  ),
  refused(
    'deep',
    'of more than ten levels',
    'messages.publish.object',
    (body) => depthOf(body) > 10,
  ),
  refused(
    'lines',
    'of plain text in lines',
    'messages.publish.plain-text',
    (body) => body.startsWith('"') && body.includes(String.raw`\n`),
  ),
]

export default defects
