import type { DefinitionContent, DefinitionMessage } from '../../books/definition.js'

type Members = Readonly<Record<string, unknown>>

/**
 * What a body says of a definition; `undefined` when it has not the shape of one. Which members it needs is not
 * shown; here they are the message and, where it is not global, type and context.
 */
export function contentIn(body: unknown, global: boolean): DefinitionContent | undefined {
  if (!isObject(body)) return undefined
  const message = messageIn(body['message'])
  const { values, priority, contextUriTemplate } = body
  const type = global ? 'announcement' : body['type']
  const contextName = global ? 'global' : body['contextName']
  const flag = (name: string): unknown => (global ? undefined : body[name]) ?? false
  const [indicator, notDismissible] = [flag('indicator'), flag('notDismissible')]
  if (message === undefined || typeof type !== 'string' || typeof contextName !== 'string')
    return undefined
  if (typeof indicator !== 'boolean' || typeof notDismissible !== 'boolean') return undefined
  if (!isTextOrAbsent(priority) || !isTextOrAbsent(contextUriTemplate)) return undefined
  if (values !== undefined && !isTexts(values)) return undefined
  return {
    type,
    contextName,
    indicator,
    notDismissible,
    message,
    priority,
    contextUriTemplate: contextUriTemplate === undefined || global ? undefined : contextUriTemplate,
    values,
  }
}

function messageIn(value: unknown): DefinitionMessage | undefined {
  if (!isVariant(value) || typeof value['text'] !== 'string') return undefined
  const { variants } = value
  if (variants === undefined) return value
  return isObject(variants) && Object.values(variants).every(isVariant) ? value : undefined
}

const isVariant = (value: unknown): value is Members =>
  isObject(value) && isTextOrAbsent(value['text']) && isTextOrAbsent(value['imageUri'])

const isTextOrAbsent = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string'

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isObject(value) && Object.values(value).every((one) => typeof one === 'string')

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
