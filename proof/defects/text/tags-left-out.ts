import type { Defect } from '../../defect.js'

/** Entity tags that are there for a plain request only. */
const defects: readonly Defect[] = ['languages', 'groups'].map((parameter) => ({
  name: `tags-left-out-with-${parameter}`,
  sentence: `Resolved text has no entity tag where ${parameter} is used.`,
  breaks: ['text.getResolvedText.tag-present'],
  response: (response, request, { operation }) => {
    if (operation !== 'getResolvedText' || response.status !== 200) return response
    if (!new URL(request.url).searchParams.has(parameter)) return response
    const headers = new Headers(response.headers)
    headers.delete('ETag')
    return new Response(response.body, { status: 200, headers })
  },
}))

export default defects
