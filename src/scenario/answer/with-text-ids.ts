type Resource = Readonly<Record<string, unknown>>

/**
 * Writes identifiers that are numbers as text: that of the resource itself, and those of the items of a list. That they
 * are no text fails where an answer is held against its schema; what is tested with them is tested all the same. One that
 * is too large to be read exactly stays a number: written as text it would be another one.
 */
export function withTextIds(body: unknown): unknown {
  if (!isObject(body)) return body
  const { items, _embedded: embedded } = body
  const more = isObject(embedded) ? embedded['items'] : undefined
  return {
    ...named(body),
    ...(Array.isArray(items) && { items: items.map(itemOf) }),
    ...(Array.isArray(more) && { _embedded: { ...Object(embedded), items: more.map(itemOf) } }),
  }
}

const itemOf = (item: unknown): unknown => (isObject(item) ? named(item) : item)

function named(resource: Resource): Resource {
  const numbers = ['id', '_id'].filter((name) => Number.isSafeInteger(resource[name]))
  if (numbers.length === 0) return resource
  return { ...resource, ...Object.fromEntries(numbers.map((name) => [name, `${resource[name]}`])) }
}

const isObject = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
