/** What an answer or a request is asked for (OpenAPI 3.1, section 4.8.20.4). */
const expression =
  /^\$(?:url|method|statusCode|(?:request|response)\.(?:header\.[\w!#$%&'*+.^`|~-]+|(?:query|path)\..+|body(?:#(?:\/(?:[^/~]|~[01])*)*)?))$/

/** One may be meant by what begins so; anything else that begins with a dollar sign is a plain value. */
const begun = /^\$(?:url|method|statusCode|request|response)\b/

const noExpression = 'is no runtime expression'

/** What is wrong with a value that is one expression as a whole, or a text with some in braces. */
export function faultOfExpression(value: string): string | undefined {
  if (begun.test(value)) return expression.test(value) ? undefined : noExpression
  return /\{\$/.test(value) ? faultOfTemplate(value) : undefined
}

/** What is wrong with a text that has expressions in braces. */
export function faultOfTemplate(text: string): string | undefined {
  const rest = text.replaceAll(/\{[^{}]*\}/g, '')
  if (/[{}]/.test(rest)) return 'has braces that do not match'
  for (const [, inner = ''] of text.matchAll(/\{([^{}]*)\}/g))
    if (!expression.test(inner)) return `has ${JSON.stringify(inner)}, which ${noExpression}`
  return undefined
}
