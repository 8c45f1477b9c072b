// Parts of operations in a supplement: lines of YAML, indented as members of what they are put in.

/** What creates notifications. */
export const body = `requestBody:
  required: true
  content:
    application/hal+json:
      schema:
        type: object
      # Assay sends these examples, each for another purpose, and fills in what stands in braces: {user},
      # {contextUri}, {contextId} and {contextUriTemplate} are fixtures.notifications of these names,
      # {definition} is the identifier of the definition. CHECK: the names of the members.
      examples:
        # For a user, in a context that is given in full.
        withContext:
          value: { users: ['{user}'], contextUri: '{contextUri}' }
        # In a context of which only the identifier is given.
        withContextId:
          value: { users: ['{user}'], contextId: '{contextId}' }
        # With a template besides, which is to be that of the definition.
        withTemplate:
          value:
            users: ['{user}']
            contextId: '{contextId}'
            contextUriTemplate: '{contextUriTemplate}'`

/** The contexts that are asked for. */
export const context = `parameters:
  # Contexts that are asked for, such as global|user. Scenarios know this parameter by its name, context.
  # CHECK: how several are joined.
  - name: context
    in: query
    style: pipeDelimited
    explode: false
    schema:
      type: array
      items:
        type: string`

/** Active notifications. */
export const active = `content:
  application/hal+json:
    schema:
      type: object
      properties:
        _embedded:
          type: object
          properties:
            items:
              type: array
              items:
                type: object
                properties:
                  # x-assay-means tells the scenarios what a member is: identifier, text, context or read.
                  _id: { type: string, x-assay-means: identifier }
                  # CHECK: the names of these; what has none stays inconclusive.
                  # contextUri: { type: string, x-assay-means: context }
                  # read: { type: boolean, x-assay-means: read }
                  # message:
                  #   type: object
                  #   properties:
                  #     text: { type: string, x-assay-means: text }`

/** Something of which the documents say no more. */
export const open = `content:
  application/hal+json:
    schema:
      type: object
      # x-assay-open: nothing is said of what else it carries, so nothing else is tested.
      x-assay-open: true`

/** One of our own schemas. */
export const shown = (schema: string): string => `content:
  application/hal+json:
    schema:
      $ref: '#/components/schemas/${schema}'`

/** What narrows a list to one subscription. */
export const bySubscription = `parameters:
  - $ref: '#/components/parameters/subscription'`
