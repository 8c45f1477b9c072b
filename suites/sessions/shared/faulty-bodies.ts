const json = [['Content-Type', 'application/json']] as const

/** Bodies that name no session: such as are no JSON, and tokens that are no text. */
export const faultyBodies = {
  malformed: ['{"sessionId": "assay', 'assay'].map((text) => ({
    body: new TextEncoder().encode(text),
    headers: json,
  })),
  invalid: [{ token: 'assay' }, ['assay'], 42, true],
  /** JSON that is no object. */
  shapeless: [['assay'], 'assay'],
} as const
