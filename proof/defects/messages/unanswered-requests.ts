import type { Defect } from '../../defect.js'

const paths: Readonly<Record<string, string>> = {
  getApi: '/api/notifications/',
  getApiDoc: '/api/notifications/apiDoc',
  getPullNotification: '/api/notifications/pullNotifications/',
}

/** Operations that refuse what is in order. */
const defects: readonly Defect[] = Object.entries(paths).map(([id, path]) => ({
  name: `unanswered-messages-${id}`,
  sentence: `${id} asks for a parameter verbose, which need not be given.`,
  breaks: [`messages.${id}.answers`],
  response(response, { url }, { operation }) {
    const { pathname, searchParams } = new URL(url)
    if (operation !== id || !pathname.startsWith(path) || searchParams.has('verbose'))
      return response
    const error = { statusCode: 400, message: 'verbose is missing.' }
    return new Response(JSON.stringify({ _error: error }), {
      status: 400,
      headers: { 'content-type': 'application/hal+json' },
    })
  },
}))

export default defects
