import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'

const rows = ['createDefinition', 'createGlobalDefinition'].flatMap((operation) =>
  (['ETag', 'Location'] as const).map((header) => ({ operation, header })),
)

/** One defect for each header that is due when a definition was created, and is left out. */
const defects: readonly Defect[] = rows.map(({ operation, header }) => ({
  name: `missing-headers-${operation}-201-${header}`,
  sentence: `${operation} answers 201 without ${header}.`,
  breaks: [`notifications.${operation}.201.${header}`],
  response: changeResponse({ operations: [operation], statuses: [201] }, (response) => {
    const headers = new Headers(response.headers)
    headers.delete(header)
    return new Response(response.body, { status: 201, headers })
  }),
}))

export default defects
