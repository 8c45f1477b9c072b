import { isNode } from './is-node.js'
import { matchesMediaType } from './media-type.js'
import type { SchemaNode } from './schema-node.js'

export interface Content {
  readonly mediaTypes: readonly string[]
  schema(mediaType: string): SchemaNode | undefined
  /** The example of the first media type that has one. */
  readonly example?: unknown
  /** Named ones, of all media types. */
  readonly examples: Readonly<Record<string, unknown>>
}

/** The `content` of a response or a request body: its media types and the schema of each. */
export function contentOf(value: unknown): Content {
  const content = isNode(value) ? value : {}
  const mediaTypes = Object.keys(content)
  const examples = Object.values(content).flatMap((one) =>
    isNode(one) && one['example'] !== undefined ? [one['example']] : [],
  )
  const named = Object.values(content).flatMap((one) =>
    isNode(one) && isNode(one['examples']) ? Object.entries(one['examples']) : [],
  )
  return {
    mediaTypes,
    examples: Object.fromEntries(
      named.map(([name, one]) => [name, isNode(one) ? one['value'] : undefined]),
    ),
    example: examples.length > 0 ? examples[0] : undefined,
    schema(mediaType) {
      const found = mediaTypes.find((one) => matchesMediaType(one, mediaType))
      const described = found === undefined ? undefined : content[found]
      const schema = isNode(described) ? described['schema'] : undefined
      return isNode(schema) ? schema : undefined
    },
  }
}
