import type { Actor } from '../../books/books.js'
import type { Definition, DefinitionContent } from '../../books/definition.js'
import type { DefinitionStore } from './definition-store.js'

/** Why a definition is not made or changed. */
export type DefinitionFault =
  | 'body' // the body has not the shape of one
  | 'other-id' // the body is about another definition than the path
  | 'precondition' // the client does not know the current entity tag
  | 'both' // an indicator that is not dismissible
  | 'global' // global ones are made in another way

/** One field to sort by. */
export interface SortField {
  readonly name: string
  readonly descending: boolean
}

/** The bank's decisions about the definitions of notifications. */
export interface DefinitionsBehaviour {
  /** The definitions of a bank that has just opened. */
  definitions(book: DefinitionStore): DefinitionStore

  // ── Reading
  /** Whether this actor is shown the definition. */
  showsDefinition(definition: Definition, actor: Actor, operation: string): boolean
  /** How an operation answers for a definition that is not there. */
  missingDefinition(operation: string): { readonly status: number; readonly name: string }
  /** The definition that an operation represents, given the one that is meant. */
  definitionShown(definition: Definition, operation: string): Definition
  /** Path behind svc:expire, below the base URL. */
  expirePath(id: string): string
  /** Path behind svc:createNotifications, below the base URL. */
  instancesPath(id: string): string

  // ── Listing
  /** Whether the list holds it, given the query parameter. */
  ofExpiry(definition: Definition, wanted: boolean | undefined): boolean
  ofTypes(definition: Definition, wanted: readonly string[]): boolean
  ofContexts(definition: Definition, wanted: readonly string[]): boolean
  /** Whether the list knows the field to sort by. */
  sortsBy(field: string): boolean
  /** What a definition has in a field to sort by. */
  sortValue(definition: Definition, field: string): string
  /** The fields that the list is sorted by, given those that were requested. */
  sortFields(asked: readonly SortField[]): readonly SortField[]
  definitionMentions(definition: Definition, words: string): boolean

  // ── Making and changing
  /** What an operation judges a body by, in this order. */
  definitionChecks(operation: string): readonly DefinitionFault[]
  /** What a body says of a definition; `undefined` when it has not the shape of one. */
  definitionIn(body: unknown, operation: string): DefinitionContent | undefined
  /** Whether a definition with this content may be. */
  mayBeBoth(content: DefinitionContent): boolean
  /** The definition that is written, given the one that is meant. */
  definitionWritten(definition: DefinitionContent, operation: string): DefinitionContent
  /** What becomes of a request that is refused. */
  declineDefinition(fault: DefinitionFault, write: () => void, operation: string): void
  /** What becomes of one that is not refused. */
  acceptDefinition(write: () => void, operation: string): void
}
