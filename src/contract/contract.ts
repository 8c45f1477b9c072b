import type { ExtensionFiles } from './extension-files.js'
import type { Operation } from './operation.js'
import type { Requirement } from './requirement.js'
import type { SchemaNode } from './schema-node.js'

/** The law that a target is held to: definitions, requirements and gaps, resolved. Immutable. */
export interface Contract {
  /** SHA-256, in hex, over the digests of its interfaces. */
  readonly digest: string
  readonly interfaces: readonly InterfaceContract[]
  /** What the profile adds that is not packaged. */
  readonly extensions: readonly ExtensionFiles[]
  /** What its clauses cite. */
  readonly documents: readonly SourceDocument[]
  requirement(id: string): Requirement | undefined
  operation(interfaceName: string, operationId: string): Operation | undefined
}

/** A document that clauses cite by its number: `document 1, Limits`. */
export interface SourceDocument {
  readonly number: number
  /** As it calls itself. */
  readonly title: string
  /** SHA-256 of the text that the requirements were taken from, in hex. */
  readonly digest: string
  /** Those of the contract that it describes, with the version that it gives. */
  readonly interfaces: readonly { readonly name: string; readonly version: string }[]
}

/** An overlay that describes what the documents do not show of one target. */
export interface Supplement {
  /** As the user named it. */
  readonly file: string
  readonly title: string
  readonly version: string
  /** SHA-256 of the file, in hex. */
  readonly digest: string
}

/** Where something was written: in a definition, a supplement or a file of rows. */
export interface SourcePlace {
  /** Relative to the package, or as the user named it. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** Counted from 1. */
  readonly column: number
}

interface Supplemented {
  /** As JSON. */
  readonly text: string
  /** Where a part of it was written: in the definition or in a supplement. */
  placeOf(path: readonly (string | number)[]): SourcePlace
}

export interface InterfaceContract {
  /** Folder name: `accounts`. */
  readonly name: string
  readonly title: string
  readonly version: string
  /** Versions that a target may claim, the current one first. */
  readonly versions: readonly string[]
  /** SHA-256, in hex, over the files that it is made of, supplements included. */
  readonly digest: string
  /** Absent when there are none. */
  readonly supplements?: readonly Supplement[]
  /** The definition with its supplements, before anything in it is resolved; absent without any. */
  readonly supplemented?: Supplemented
  /** Relative to the package: `specs/accounts/openapi.yaml`. */
  readonly definitionFile: string
  /** The same file, absolute. */
  readonly definitionPath: string
  /** The definition with the shared components bundled in: every `$ref` in it is local. */
  readonly definition: SchemaNode
  readonly operations: readonly Operation[]
  /** Where a requirement of it was written; one that is derived, where the definition has what it says. */
  placeOf(requirement: Requirement): SourcePlace
  /** Fixtures that it names (`x-assay-fixture`), and where. */
  readonly fixtures: readonly { readonly fixture: string; place(): SourcePlace }[]
  /** Names in braces, which stories fill in, in the examples of requests that supplements give. */
  readonly blanks: readonly { readonly name: string; place(): SourcePlace }[]
  /** Derived, laws, written and gaps; operations first, in the order of the definition. */
  readonly requirements: readonly Requirement[]
}
