import { isNode } from './is-node.js'
import { matchesMediaType } from './media-type.js'
import type { SchemaNode } from './schema-node.js'

export interface Content {
  readonly mediaTypes: readonly string[]
  schema(mediaType: string): SchemaNode | undefined
}

/** The `content` of a response or a request body: its media types and the schema of each. */
export function contentOf(value: unknown): Content {
  const content = isNode(value) ? value : {}
  const mediaTypes = Object.keys(content)
  return {
    mediaTypes,
    schema(mediaType) {
      const found = mediaTypes.find((one) => matchesMediaType(one, mediaType))
      const described = found === undefined ? undefined : content[found]
      const schema = isNode(described) ? described['schema'] : undefined
      return isNode(schema) ? schema : undefined
    },
  }
}
