import type { About } from './about.js'
import type { SchemaNode } from './schema-node.js'

/** One operation of an interface, with everything resolved that its definition refers to. */
export interface Operation {
  /** Name of the interface: `accounts`. */
  readonly interface: string
  /** The operationId. */
  readonly id: string
  /** Upper case: `GET`. */
  readonly method: string
  /** Template, appended to the base URL: `/banking/accounts/{accountId}`. */
  readonly path: string
  readonly summary?: string
  /** Document and section. */
  readonly clause: string
  /** The documents do not show all that it takes and answers: a plain request may well be refused. */
  readonly open?: true
  /** Statuses that the documents list without a reason: a target that never answers them conforms. */
  readonly listedWithoutReason?: readonly string[]
  /** Its success carries a definition of the interface, as OpenAPI. */
  readonly servesDefinition?: true
  /** The documents name the media type of its success: no other JSON will do. */
  readonly namedMediaType?: true
  /** What it does can be undone by no operation that the documents show. */
  readonly lasting?: true
  /** The documents name the members and links of its pages without saying what they mean. */
  readonly bare?: true
  /** Where the items of its list are answered by themselves. */
  readonly itemResource?: {
    readonly operation: string
    /** The member of an item that names it there. */
    readonly by: string
    /** Members that the definition gives an item, and those that the document names without listing them. */
    readonly members: readonly string[]
    /**
     * What the document says an item has, without requiring it of each: what the resource shows, its item shows as
     * well. JSON Pointers to members, and to those of their objects.
     */
    readonly carried: readonly string[]
    /** Relations that name the same resource there and in the item. */
    readonly links: readonly string[]
  }
  readonly deprecated?: {
    readonly since?: string
    readonly successor?: string
    readonly removal?: string
  }
  /** Whether it asks for credentials. */
  readonly secured: boolean
  /** Which credentials it asks for: an API key, a token. */
  readonly credentials: readonly ('key' | 'token')[]
  /** Statuses that refuse a caller who lacks a token: 401, unless the definition leaves more open. */
  readonly unauthenticated: readonly string[]
  readonly parameters: readonly Parameter[]
  /** Sets of parameters of which a request needs one, the usual one first; empty when there are none. */
  readonly alternatives: readonly (readonly string[])[]
  /** In the order of the definition. */
  readonly responses: readonly ResponseSpec[]
  /** Statuses named for the interface as a whole that the operation does not list itself. */
  readonly readingStatuses: readonly string[]
  /** What an answer with each of `readingStatuses` looks like. */
  readonly readingResponses: readonly ResponseSpec[]
  /** Id of the requirement that is about this; undefined where the definition makes none. */
  requirement(about: About): string | undefined
  /** Link relations that the documents name for its success. */
  readonly links: readonly LinkSpec[]
  /** Links of its success of which the documents give the form of the address. */
  readonly addressedLinks: readonly AddressedLink[]
  /** Where its success has what scenarios ask for by its meaning: JSON Pointers, from the item of a list or the body. */
  readonly meanings: Readonly<Record<string, string>>
  /** The bundled definition of its interface, in which every `$ref` of its schemas stands. */
  readonly definition: SchemaNode
  readonly body?: RequestBody
}

/** One parameter of an operation. */
export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly description?: string
  readonly required: boolean
  /** Between the items of a list; absent when the value is no list, or its items repeat the name. */
  readonly separator?: ',' | '|' | ' '
  /** Without any `$ref`. */
  readonly schema: SchemaNode
  /** Serialised as it goes into the request, before percent-encoding. */
  readonly example?: string
  /** Fixture from which valid values come: `viewableAccount`. */
  readonly fixture?: string
  /** Narrows a list by a member of its items. `member` is a JSON Pointer; `{value}` in it stands for the value. */
  readonly filter?: { readonly member: string; readonly match: 'any' | 'every' }
  /** Only the service knows valid values: a cursor, a number that an earlier answer carried. */
  readonly givenByService: boolean
  /** Values that are no value of its enumeration or of its pattern, though they are one of a similar one. */
  readonly nearMisses?: readonly string[]
  /** Statuses that refuse an invalid value, when the definition says more than the usual 400 and 422. */
  readonly refusal?: readonly string[]
}

/** What an answer of one status, or of a range of them, looks like. */
export interface ResponseSpec {
  /** `200`, `4XX` or `default`. */
  readonly status: string
  readonly description?: string
  readonly mediaTypes: readonly string[]
  readonly headers: readonly HeaderSpec[]
  /** Documented for the interface as a whole, not by the operation itself. */
  readonly reading?: true
  /** `mediaType` may carry parameters. `$ref`s in the schema are local to the definition of the interface. */
  schema(mediaType: string): SchemaNode | undefined
}

export interface HeaderSpec {
  readonly name: string
  readonly required: boolean
  /** Of one that is required: another sentence may say that it may be absent. */
  readonly level: 'must' | 'should'
  /** Without any `$ref`. */
  readonly schema: SchemaNode
}

interface RequestBody {
  /** A body that the operation accepts. */
  readonly example?: unknown
  /** Bodies for different purposes, by name. */
  readonly examples: Readonly<Record<string, unknown>>
  /** Fixture from which a body comes that the operation accepts; goes before the example. */
  readonly fixture?: string
  readonly required: boolean
  readonly mediaTypes: readonly string[]
  schema(mediaType: string): SchemaNode | undefined
}

/** A link relation that the documents name (HAL, section 4.1.1). */
export interface LinkSpec {
  /** Whether the body has it or each item of the collection. */
  readonly place: 'body' | 'items'
  readonly relation: string
  /** operationId of the resource behind it; absent when it may be any. */
  readonly leadsTo?: string
  /** What is behind it, when it is no representation of this interface: `image/*`. */
  readonly mediaType?: string
}

/** A link whose address has a form. */
export interface AddressedLink extends Pick<LinkSpec, 'place' | 'relation'> {
  /** How it ends; members of what carries it stand in braces: `/expired?definition={_id}`. */
  readonly address: string
}
