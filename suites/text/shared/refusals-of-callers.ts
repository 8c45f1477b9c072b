/** How a caller may be refused: document 2 lists neither 401 nor 403 for text, and does not say which status does that. */
export const refusalsOfCallers = [400, 401, 403, 404, 422] as const
