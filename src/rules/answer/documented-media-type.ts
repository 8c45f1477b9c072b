import type { Rule } from '../rule.js'

/** An answer with a body says what it is, and it is what is documented for the status. */
export const documentedMediaType: Rule = {
  id: 'rules/documented-media-type',
  title: 'Every body has the documented media type',
  file: 'src/rules/answer/documented-media-type.ts',
  decides: ({ origin }) => origin.kind === 'media-type',
  judge: ({ operation, documented, response, mediaType, rightMediaType, exchange }) => {
    if (documented === undefined || documented.mediaTypes.length === 0) return []
    if (operation.open) return []
    if (response.body === undefined || exchange.request.method === 'HEAD') return []
    const requirement = operation.requirement({ kind: 'media-type' })
    if (rightMediaType) return [{ requirement, verdict: 'pass' }]
    return [
      {
        requirement,
        verdict: 'fail',
        expected: `${documented.mediaTypes.join(' or ')} with status ${response.status}`,
        actual: mediaType ?? 'no Content-Type',
      },
    ]
  },
}
