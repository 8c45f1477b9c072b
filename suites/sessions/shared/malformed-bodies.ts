const json = [['Content-Type', 'application/json']] as const

/** Bodies that are no JSON. */
export const malformedBodies = ['{"sessionId": "assay', 'assay'].map((text) => ({
  body: new TextEncoder().encode(text),
  headers: json,
}))
