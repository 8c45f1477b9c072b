import { isObject } from '../../../src/reference/text/is-object.js'
import type { Defect } from '../../defect.js'

type Members = Readonly<Record<string, unknown>>

const isText = (value: unknown): boolean => typeof value === 'string'
const isVariant = (value: unknown): boolean => isObject(value) && isText((value as Members)['text'])

/** The members that are right, where some are. */
function rightOf(value: unknown, isRight: (one: unknown) => boolean): unknown {
  if (!isObject(value)) return value
  const right = Object.entries(value).filter(([, one]) => isRight(one))
  return right.length > 0 ? Object.fromEntries(right) : value
}

const loosely = {
  values: (body: Members) => ({ ...body, values: rightOf(body['values'], isText) }),
  variants(body: Members) {
    const message = body['message'] as Members
    return { ...body, message: { ...message, variants: rightOf(message['variants'], isVariant) } }
  },
}

const operations = {
  createDefinition: 'notifications.createDefinition.invalid',
  createGlobalDefinition: 'notifications.createGlobalDefinition.invalid',
  updateDefinition: 'notifications.updateDefinition.invalid',
}

/** Values and variants are looked at until one is right. */
const defects = Object.entries(operations).flatMap(([id, breaks]) =>
  (['values', 'variants'] as const).map((name): Defect => ({
    name: `wrong-beside-right-${id}-${name}`,
    sentence: `${id} passes over ${name} of the wrong kind where others are of the right one.`,
    breaks: [breaks],
    behaviour: ({ definitionIn }) => ({
      definitionIn: (body, operation) =>
        definitionIn(body, operation) ??
        (operation === id && isObject(body) && isObject((body as Members)['message'])
          ? definitionIn(loosely[name](body as Members), operation)
          : undefined),
    }),
  })),
)

export default defects
