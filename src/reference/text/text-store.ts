import type { OpenedText, TextFormat, TextGroup, TextItem } from '../books/text.js'

export interface TextString {
  readonly group: string
  readonly name: string
  readonly items: readonly TextItem[]
  /** Milliseconds since 1970. */
  readonly modifiedAt: number
}

/** The text of the bank, which administrators change. */
export interface TextStore {
  readonly groups: readonly TextGroup[]
  group(name: string): TextGroup | undefined
  /** All strings, those of one group beside each other. */
  strings(): readonly TextString[]
  string(group: string, name: string): TextString | undefined
  write(group: string, name: string, items: readonly TextItem[], modifiedAt: number): void
  erase(group: string, name: string): void
  /** The first one is the default. */
  formats(): readonly TextFormat[]
  format(name: string): TextFormat | undefined
  writeFormat(format: TextFormat): void
  /** Counts the requests for a group that is generated: 0 for the first one of a generation, then 1, … */
  countRequest(generation: string): number
  /** The generation is handed over; the next request begins another one. */
  endGeneration(generation: string): void
  /** Back to how the bank opened. */
  reset(): void
}

/**
 * Opens the text of a bank.
 *
 * @param openedAt milliseconds since 1970
 */
export function openTextStore(opened: OpenedText, openedAt: number): TextStore {
  const groups = new Map(opened.groups.map((group) => [group.name, group]))
  const strings = new Map<string, Map<string, TextString>>()
  const formats = new Map<string, TextFormat>()
  const requests = new Map<string, number>()
  const put = (one: TextString) => strings.get(one.group)?.set(one.name, one)
  const reset = () => {
    requests.clear()
    for (const name of groups.keys()) strings.set(name, new Map())
    for (const { minutesAgo, ...one } of opened.strings)
      put({ ...one, modifiedAt: openedAt - minutesAgo * 60_000 })
    for (const format of opened.formats) formats.set(format.name, format)
  }
  reset()
  return {
    groups: opened.groups,
    group: (name) => groups.get(name),
    strings: () => [...strings.values()].flatMap((group) => [...group.values()]),
    string: (group, name) => strings.get(group)?.get(name),
    write: (group, name, items, modifiedAt) => void put({ group, name, items, modifiedAt }),
    erase: (group, name) => void strings.get(group)?.delete(name),
    formats: () => [...formats.values()],
    format: (name) => formats.get(name),
    writeFormat: (format) => void formats.set(format.name, format),
    countRequest(generation) {
      const before = requests.get(generation) ?? 0
      requests.set(generation, before + 1)
      return before
    },
    endGeneration: (generation) => void requests.delete(generation),
    reset,
  }
}
