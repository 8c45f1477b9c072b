import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const defect = defectOf('tags-of-part')

/** Members that are forgotten where the entity tag of a definition is made. */
const members = ['indicator', 'notDismissible', 'contextName', 'contextUriTemplate'] as const

/** Entity tags that are made of a part of the definition. */
const defects: readonly Defect[] = [
  ...members.map((member) =>
    defect(
      member,
      `The entity tag of a definition is made without ${member} and the time of the last update.`,
      'notifications.updateDefinition.tag-changes',
      ({ entityTag }) => ({
        entityTag: (representation, operation) =>
          entityTag(without(representation, member), operation),
      }),
    ),
  ),
  defect(
    'variant-images',
    'The entity tag of a definition is made without the images of variants and the time of the last update.',
    'notifications.updateDefinition.tag-changes',
    ({ entityTag }) => ({
      entityTag: (representation, operation) =>
        entityTag(
          representation
            .replace(/"variants":\{.*?\}\}/s, (variants) =>
              variants.replaceAll(/"imageUri":"[^"]*"/g, ''),
            )
            .replace(/"updatedAt":"[^"]*"/, ''),
          operation,
        ),
    }),
  ),
  defect(
    'global-message',
    'The entity tag of a global definition is made without its message and the time of the last update.',
    'notifications.updateDefinition.tag-changes',
    ({ entityTag }) => ({
      entityTag: (representation, operation) =>
        entityTag(
          representation.includes('"contextName":"global"')
            ? without(without(representation, 'values'), 'message')
            : representation,
          operation,
        ),
    }),
  ),
]

function without(representation: string, member: string): string {
  const told = JSON.parse(representation) as unknown
  if (typeof told !== 'object' || told === null || !('contextName' in told)) return representation
  return JSON.stringify({ ...told, updatedAt: undefined, [member]: undefined })
}

export default defects
