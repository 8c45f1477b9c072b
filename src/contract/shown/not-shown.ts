import { isFilledIn } from './is-filled-in.js'

/** Something that was sent and is not shown. */
interface Lost {
  readonly pointer: string
  readonly expected: string
  readonly actual: string
}

/**
 * What was sent and is not shown in the same place. More may be shown; a text with a placeholder may be shown with
 * what stands for it; and a flag that is not set need not be shown.
 */
export function notShown(sent: unknown, shown: unknown, pointer = ''): readonly Lost[] {
  if (sent === false && shown === undefined) return []
  if (typeof sent === 'string' && typeof shown === 'string' && isFilledIn(sent, shown)) return []
  if (typeof sent === 'object' && sent !== null && !Array.isArray(sent)) {
    const there = typeof shown === 'object' && shown !== null ? shown : {}
    return Object.entries(sent).flatMap(([name, value]) =>
      notShown(value, (there as Readonly<Record<string, unknown>>)[name], `${pointer}/${name}`),
    )
  }
  const [expected, actual] = [sent, shown].map((one) => JSON.stringify(one) ?? 'nothing')
  return expected === actual
    ? []
    : [{ pointer, expected: String(expected), actual: String(actual) }]
}
