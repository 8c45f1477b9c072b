/** A JSON Schema 2020-12 object as OpenAPI 3.1 holds it; `x-assay-…` members may stand in it. */
export interface SchemaNode {
  readonly [keyword: string]: unknown
}
