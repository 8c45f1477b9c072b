/** What a reviewer sees beside a change. */
export interface Annotation {
  readonly kind: 'error' | 'warning' | 'notice'
  readonly title: string
  /** Without one it stands at the step only. */
  readonly file?: string
  /** 1-based, and so is the column. */
  readonly line?: number
  readonly column?: number
  /** Several lines, without other characters that cannot be seen. */
  readonly message: string
}

const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** The workflow command of an annotation, on one line. */
export function annotationLine({ kind, title, file, line, column, message }: Annotation): string {
  const properties = [
    ['file', file],
    ['line', line ?? (file === undefined ? undefined : 1)],
    ['col', column],
    ['title', title],
  ] as const
  const told = properties
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${property(String(value))}`)
  return `::${kind} ${told.join(',')}::${data(message)}`
}
