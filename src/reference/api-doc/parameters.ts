/** A parameter of a path, which is always there. */
export function inPath(name: string, pattern?: string, maxLength?: number): object {
  const bounds = {
    pattern,
    maxLength,
  }
  return { name, in: 'path', required: true, schema: { type: 'string', ...bounds } }
}

/** A parameter of the query, which may be left out. */
export function inQuery(name: string, rest: object): object {
  return { name, in: 'query', ...rest }
}

/** A header of the request. */
export function inHeader(name: string, required: boolean): object {
  const rest = { required, schema: { type: 'string' } }
  return { name, in: 'header', ...rest }
}
