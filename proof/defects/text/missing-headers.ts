import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'

type Row = readonly [operation: string, status: number, header: string, sentence: string]

const rows: readonly Row[] = [
  ['getResolvedText', 202, 'Retry-After', 'does not say when its text will be complete'],
  ['setString', 200, 'ETag', 'updates a string and keeps its new entity tag to itself'],
  ['setString', 201, 'ETag', 'creates a string and keeps its entity tag to itself'],
  ['setString', 201, 'Location', 'creates a string and does not say where'],
  ['setFormat', 200, 'ETag', 'replaces a format and keeps its new entity tag to itself'],
]

/** One defect for each header that is due and is left out. */
const defects: readonly Defect[] = rows.map(([operation, status, header, sentence]) => ({
  name: `missing-headers-${operation}-${status}-${header}`,
  sentence: `${operation} ${sentence}.`,
  breaks: [`text.${operation}.${status}.${header}`],
  response: changeResponse({ operations: [operation], statuses: [status] }, (response) => {
    const headers = new Headers(response.headers)
    headers.delete(header)
    return new Response(response.body, { status, headers })
  }),
}))

export default defects
