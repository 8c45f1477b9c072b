import {
  type Answer,
  errorTypes,
  type RequestInput,
  type Stage,
} from '../../../src/scenario/index.js'
import { namesErrorType } from './names-error-type.js'

/** What is refused: the definition, and the texts of the request. */
type Untrue = (definition: Answer, texts: readonly string[]) => boolean

const created = 'notifications.instances.created'
const byTemplate = 'notifications.definition.contextUriTemplate'

/** Error types that tell something of the definition: what fails where they are not true, and when that is. */
const reasons: Readonly<Record<string, { readonly row: string; readonly isUntrue: Untrue }>> = {
  definitionExpired: {
    row: created,
    isUntrue: (definition) => definition.at('/expired') === false,
  },
  cannotCreateInstancesFromGlobalDefinition: {
    row: created,
    isUntrue: (definition) => isNotGlobal(definition.at('/contextName')),
  },
  definitionMissingContextUriTemplate: {
    row: byTemplate,
    isUntrue: (definition) => templateOf(definition) !== undefined,
  },
  mismatchedContextUriTemplate: {
    row: byTemplate,
    // Under which name a request has a template is for a supplement to say.
    isUntrue: (definition, texts) =>
      templateOf(definition) !== undefined &&
      texts.every((text) => !text.includes('{') || text === templateOf(definition)),
  },
}

/** Sees to it that notifications of a definition of ours are not refused for what the definition is not. */
export async function assumeTrueReason(
  { admin, assume, settled }: Pick<Stage, 'admin' | 'assume' | 'settled'>,
  definitionId: string,
  order: RequestInput,
  refused: Answer,
): Promise<void> {
  const type = typeOf(refused)
  const reason = type === undefined ? undefined : reasons[type]
  if (reason === undefined) return
  // How a definition was updated may not be seen everywhere yet.
  const last = await settled(
    () => admin.send('createNotifications', order),
    (answer) => typeOf(answer) !== type,
  )
  if (typeOf(last) !== type) return
  const definition = await admin.send('getDefinition', { path: { definitionId } })
  if (definition.status !== 200 || !reason.isUntrue(definition, textsIn(order.json))) return
  assume(last, reason.row).that({
    holds: false,
    expected: 'no refusal for what the definition is not',
    actual: String(type),
    pointer: '/_error/type',
  })
}

const typeOf = (answer: Answer): string | undefined =>
  answer.status < 400 || answer.bytes === 0
    ? undefined
    : Object.keys(reasons).find((type) =>
        errorTypes(answer).some((shown) => namesErrorType(shown, type)),
      )

const isNotGlobal = (contextName: unknown): boolean =>
  typeof contextName === 'string' && contextName !== 'global'

function templateOf(definition: Answer): string | undefined {
  const template = definition.at('/contextUriTemplate')
  return typeof template === 'string' && template.includes('{') ? template : undefined
}

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn)
