/** Where a definition is broken, and what to do about it. */
export interface DefinitionFault {
  /** Path as the user gave it. */
  readonly file: string
  /** 1-based; absent when the whole file is meant. */
  readonly line?: number | undefined
  /** 1-based. */
  readonly column?: number | undefined
  /** One sentence. */
  readonly remedy: string
}

/**
 * A file cannot be linted at all: it is missing, cannot be read or parsed, or is no OpenAPI 3.x
 * document. `message` is one sentence that starts with the place, fit for a terminal once escaped.
 */
export class DefinitionError extends Error {
  override readonly name = 'DefinitionError'
  readonly file: string
  readonly line?: number
  readonly column?: number
  readonly remedy: string
  /** The sentence without the place. */
  readonly fault: string

  constructor(fault: string, { file, line, column, remedy }: DefinitionFault) {
    const place = [file, line, line === undefined ? undefined : column]
    super(`${place.filter((part) => part !== undefined).join(':')}: ${fault}`)
    this.fault = fault
    this.file = file
    if (line !== undefined) this.line = line
    if (column !== undefined) this.column = column
    this.remedy = remedy
  }
}
