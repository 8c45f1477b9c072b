/** The text of a string for one language and one format; without either it is the default. */
export interface TextItem {
  readonly value: string
  readonly language?: string
  readonly format?: string
}

export interface TextGroup {
  readonly name: string
  readonly label?: string
  readonly description: string
  /** True if no caller may change it. */
  readonly immutable?: boolean
  /** True if its strings are generated on request. */
  readonly generated?: boolean
}

/** A string of the bank that opens. */
export interface OpenedString {
  readonly group: string
  readonly name: string
  readonly items: readonly TextItem[]
  /** When it was last modified, seen from when the bank opens. */
  readonly minutesAgo: number
}

/** A form factor of clients. */
export interface TextFormat {
  readonly name: string
  readonly description: string
}

/** All text of a bank that opens. */
export interface OpenedText {
  readonly groups: readonly TextGroup[]
  readonly strings: readonly OpenedString[]
  /** The first one is the default. */
  readonly formats: readonly TextFormat[]
}
