import type { Item, RequestInput } from '../../../../src/scenario/index.js'

interface Narrowing {
  readonly query: NonNullable<RequestInput['query']>
  /** In the header Accept-Language. */
  readonly accept?: string
}

/** Ways to ask for some of these strings, or for other texts of theirs: such as change what is answered, if there are any. */
export function narrowings(strings: readonly Item[]): readonly Narrowing[] {
  const items = strings
    .flatMap(({ values }) => (Array.isArray(values) ? (values as unknown[]) : []))
    .map((one) => (one ?? {}) as Record<string, unknown>)
  const [language] = items.flatMap((one) => textOr(one['language']))
  const [format] = items.flatMap((one) => textOr(one['format']))
  const times = strings
    .map(({ modifiedAt }) => Date.parse(String(modifiedAt)))
    .filter((time) => !Number.isNaN(time))
    .toSorted((one, other) => one - other)
  const middle = times[Math.floor((times.length - 1) / 2)]
  return [
    { query: { resolve: false } },
    ...(language === undefined
      ? []
      : [{ query: { languages: [language] } }, { query: {}, accept: language }]),
    ...(format === undefined ? [] : [{ query: { format } }]),
    // Strings may all be of one time: these are newer.
    ...(middle === undefined ? [] : [{ query: { since: new Date(middle - 1).toISOString() } }]),
  ]
}

const textOr = (value: unknown): readonly string[] => (typeof value === 'string' ? [value] : [])
