import type { Behaviour } from '../../../src/reference/behaviour.js'
import { Refusal } from '../../../src/reference/http/refusal.js'
import type { Timer } from '../../../src/reference/timer.js'
import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'

const defect = defectOf('wrong-and-done-later')

/** Milliseconds after which what was refused is done. */
const later = 500

/** What is left of a body when what has not its shape is taken out. */
function righted(body: unknown): unknown {
  const given = Object(body) as Readonly<Record<string, unknown>>
  const { text } = Object(given['message']) as { readonly text?: unknown }
  const message = { text: typeof text === 'string' ? text : 'Something.' }
  return { ...given, message, values: {}, priority: 'medium' }
}

/** An operation refuses what has not the shape of a definition, and does the rest of it when it has the time. */
const despiteShape =
  (id: string) =>
  ({ definitionIn, acceptDefinition }: Behaviour, timer: Timer): Partial<Behaviour> => {
    let isWrong = false
    return {
      definitionIn(body, operation) {
        const content = definitionIn(body, operation)
        isWrong = content === undefined && operation === id
        return isWrong ? definitionIn(righted(body), operation) : content
      },
      acceptDefinition(write, operation) {
        if (!isWrong || operation !== id) return acceptDefinition(write, operation)
        timer(later, write)
        throw new Refusal(422, 'invalidBody', 'The body has not the shape of a definition.')
      },
    }
  }

/** Definitions that are refused for what they hold, and are made or changed some time afterwards. */
const defects: readonly Defect[] = [
  defect(
    'both',
    'An indicator that is not dismissible is refused, and created half a second later.',
    ['notifications.createDefinition.both-refused', 'notifications.definition.never-both'],
    ({ declineDefinition }, timer) => ({
      declineDefinition(found, write, operation) {
        if (found === 'both' && operation === 'createDefinition') timer(later, write)
        else declineDefinition(found, write, operation)
      },
    }),
  ),
  defect(
    'global',
    'createDefinition refuses a definition for the context global, and creates it half a second later.',
    'notifications.createDefinition.not-global',
    ({ declineDefinition }, timer) => ({
      declineDefinition(found, write, operation) {
        if (found === 'global') timer(later, write)
        else declineDefinition(found, write, operation)
      },
    }),
  ),
  defect(
    'created-global',
    'A global definition of another shape is refused, and created half a second later without what is wrong.',
    'notifications.createGlobalDefinition.invalid',
    despiteShape('createGlobalDefinition'),
  ),
  defect(
    'created',
    'A definition of another shape is refused, and created half a second later without what is wrong.',
    'notifications.createDefinition.invalid',
    despiteShape('createDefinition'),
  ),
  defect(
    'updated',
    'An update of another shape is refused, and carried out half a second later without what is wrong.',
    'notifications.updateDefinition.invalid',
    despiteShape('updateDefinition'),
  ),
]

export default defects
