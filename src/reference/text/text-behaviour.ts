import type { TextFormat, TextGroup, TextItem } from '../books/text.js'
import type { Key } from './read-key.js'
import type { TextStore, TextString } from './text-store.js'

/** What a write is judged by. */
export type TextCheck = 'precondition' | 'body' | 'conflict'

/** A reference on its way to being resolved. */
interface ReferenceAt {
  /** Group of the string that the reference stands in. */
  readonly from: string
  /** Name of that string. */
  readonly name: string
  readonly to: Key
  /** 0 in a string that was requested, 1 in one that it refers to, … */
  readonly depth: number
}

/** The bank's decisions about text. */
export interface TextBehaviour {
  // ── What is resolved
  /** Languages that are asked for, the preferred one first. */
  languagesAsked(parameter: readonly string[], header: string | undefined): readonly string[]
  /** Languages to look for one after the other, before the text that names none. */
  languageOrder(asked: readonly string[]): readonly string[]
  /** `languages` of the answer. */
  languagesTold(asked: readonly string[], order: readonly string[]): readonly string[]
  /** Name of the format that is meant. */
  formatMeant(asked: string | undefined, formats: readonly TextFormat[]): string
  /** `format` of the answer. */
  formatTold(asked: string | undefined, meant: string): string
  chooseItem(
    items: readonly TextItem[],
    order: readonly string[],
    format: string,
  ): TextItem | undefined
  /** Whether strings of this group are wanted; without names those of every group are. */
  inGroups(group: string, wanted: readonly string[], subgroups: boolean): boolean
  isNewer(one: TextString, since: number): boolean
  /** Whether references are resolved, given the query parameter. */
  resolvesReferences(wanted: boolean): boolean
  /** Finds the references in a text, and puts something in the place of each: its braces and what is in them. */
  replaceReferences(text: string, replace: (written: string, inner: string) => string): string
  /** Where a reference in a string of the group `from` leads; `undefined` leaves it to the client. */
  readReference(inner: string, from: string): Key | undefined
  /** Whether the bank follows this reference. */
  followsReference(at: ReferenceAt): boolean
  /** What stands in the place of a reference that leads nowhere. */
  replaceUnresolvable(written: string): string
  /** `unresolvedKeys` of the answer, given the keys that lead nowhere and those that lead somewhere. */
  listUnresolved(lost: readonly string[], found: readonly string[]): readonly string[]
  /** Whether a group is still being generated, when it was requested so many times before. */
  isGenerating(group: TextGroup, requestsBefore: number): boolean
  /** The texts that are resolved: those of now, unless copies are kept. */
  textsToResolve(book: TextStore): TextStore
  /** Retry-After of an answer that is not complete. */
  retrySeconds(): string

  // ── Strings, groups and formats as resources
  /** The text of a bank that has just opened. */
  texts(book: TextStore): TextStore
  /** How an operation answers for a group that is not there, or that has a name that none can have. */
  missingGroup(operation: string): { readonly status: number; readonly name: string }
  /** How an operation answers for a string that is not there. */
  missingString(operation: string): { readonly status: number; readonly name: string }
  /** How an operation answers for a format that is not there. */
  missingFormat(operation: string): { readonly status: number; readonly name: string }
  /** `modifiedAt` of strings and groups, which is in UTC; milliseconds since 1970. */
  modifiedAtTold(at: number): string
  /** `values` of the representation of a string. */
  itemsShown(items: readonly TextItem[], operation: string): readonly TextItem[]
  /** What a PUT is judged by, in this order. */
  textChecks(operation: string): readonly TextCheck[]
  /** Whether a new string may have this name. */
  isStringName(name: string): boolean
  /** The items of a string that is well formed; `undefined` when it has not the shape of one. */
  stringItems(body: unknown, formats: readonly TextFormat[]): readonly TextItem[] | undefined
  /** When a string was modified that is written now; milliseconds since 1970. */
  modifiedAt(before: number | undefined, now: number, body: unknown): number
  /** Whether an update leaves out what the string has. */
  omitsItem(before: readonly TextItem[], after: readonly TextItem[]): boolean
  /** Whether a string that had these items would refer to itself. */
  isCircular(key: Key, items: readonly TextItem[], book: TextStore): boolean
  /** The format that is well formed; `undefined` when it has not the shape of one. */
  formatIn(body: unknown, name: string): TextFormat | undefined
  /** The definition that the bank serves. */
  apiDoc(document: object): object
  /** Whether a PUT creates a format of this name that is not there. */
  createsFormat(name: string): boolean
  /** What becomes of a PUT that is refused. */
  declineText(check: TextCheck, write: () => void, operation: string): void
  /** What becomes of one that is not refused. */
  acceptText(write: () => void): void
}
