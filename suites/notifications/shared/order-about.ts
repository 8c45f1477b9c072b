import type { Operation, RequestInput } from '../../../src/scenario/index.js'

/** What a request is about. */
interface Subject {
  readonly definition?: string
  readonly notification?: string
}

/**
 * The request that an operation of a supplement takes for a definition or a notification: each parameter that
 * is one by its fixture gets its identifier.
 */
export function orderAbout({ parameters }: Operation, subject: Subject): RequestInput {
  const [path, query]: Record<string, string>[] = [{}, {}]
  const headers: [string, string][] = []
  for (const { name, in: place, fixture, required, example } of parameters) {
    const value =
      fixture === 'definition' || fixture === 'notification'
        ? subject[fixture]
        : required
          ? example
          : undefined
    if (value === undefined) continue
    if (place === 'path') path![name] = value
    else if (place === 'query') query![name] = value
    else headers.push([name, value])
  }
  return { path: path!, query: query!, headers: headers.length > 0 ? headers : undefined }
}
