import { remember } from '../../alterations/remember.js'
import type { Liberty } from '../../liberty.js'

const path = /\/groups\/[^/]+\/strings\/[^/]+$/

/** A representation without what only the service sets. */
const asWritten = (representation: string): string =>
  JSON.stringify(JSON.parse(representation), (name, value: unknown) =>
    name === 'modifiedAt' || name === '_id' ? undefined : value,
  )

const liberty: Liberty = {
  name: 'text-tags-of-what-was-written',
  sentence:
    'A string has another identifier when it is created again, and its entity tag counts its values alone.',
  because:
    'What a tag is made of is not shown: to a client, what was written again as it was is unchanged.',
  behaviour: ({ entityTag }) => ({
    entityTag: (representation, operation) => entityTag(asWritten(representation), operation),
  }),
  response: remember(
    () => new Map<string, number>(),
    async (creations, response, { method, url }) => {
      const [string] = path.exec(new URL(url).pathname) ?? []
      if (string === undefined || response.status > 201) return response
      const before = creations.get(string) ?? 0
      if (method === 'PUT' && response.status === 201) creations.set(string, before + 1)
      const body = (await response.json()) as object
      const number = creations.get(string) ?? 0
      return Response.json({ ...body, _id: `${string}~${number}` }, response)
    },
  ),
}

export default liberty
