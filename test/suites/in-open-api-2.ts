type Node = { readonly [member: string]: unknown }

/** An OpenAPI 3 document written in OpenAPI 2, as far as the documents of the reference bank go. */
export function inOpenApi2(document: object): object {
  const text = JSON.stringify(document).replaceAll('#/components/schemas/', '#/definitions/')
  const { info, paths, components } = JSON.parse(text) as Node
  return {
    swagger: '2.0',
    info,
    basePath: '/api',
    paths: eachOf(paths, (item) => eachOf(item, rewritten)),
    definitions: (components as Node)['schemas'],
  }
}

function rewritten(operation: unknown): object {
  const { parameters = [], requestBody, responses, ...rest } = operation as Node
  const others = (parameters as readonly Node[]).map(
    ({ schema, style: _style, explode: _explode, ...one }) => ({ ...one, ...(schema as Node) }),
  )
  const body = { in: 'body', name: 'body', schema: schemaOf(requestBody) }
  return {
    ...rest,
    parameters: [...others, ...(requestBody === undefined ? [] : [body])],
    responses: eachOf(responses, (one) => ({
      description: (one as Node)['description'],
      schema: schemaOf(one),
    })),
  }
}

const eachOf = (all: unknown, change: (one: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(all as Node).map(([name, one]) => [name, change(one)]))

function schemaOf(holder: unknown): unknown {
  const { content = {} } = (holder ?? {}) as Node
  return (Object.values(content as Node)[0] as Node | undefined)?.['schema']
}
