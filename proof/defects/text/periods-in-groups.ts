import { refused } from '../../alterations/refused.js'
import type { Defect } from '../../defect.js'

/** A router to which a period ends a part of a path, as of the name of a file. */
const notFound = (operation: string, status: number, sentence: string, breaks: string): Defect => ({
  name: `periods-in-groups-${operation}`,
  sentence,
  breaks: [breaks],
  response: (response, { url }, context) =>
    context.operation === operation && /\/groups\/[^/]*\./.test(new URL(url).pathname)
      ? refused(status, 'There is no such group of text.')
      : response,
})

const defects: readonly Defect[] = [
  notFound(
    'getStrings',
    422,
    'getStrings does not find a group below another one.',
    'text.textStrings.whole',
  ),
  notFound(
    'getString',
    404,
    'getString does not find a string of a group below another one.',
    'text.textString.name-is-id',
  ),
]

export default defects
