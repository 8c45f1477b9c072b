import type { Defect } from '../../defect.js'

const defect: Defect = {
  name: 'configuration-without-token-endpoint',
  sentence: 'The OpenID Connect configuration names no token endpoint.',
  breaks: ['accounts.authentication.oidc', 'institutions.authentication.oidc'],
  async response(response, request) {
    if (!new URL(request.url).pathname.endsWith('/.well-known/openid-configuration'))
      return response
    const { token_endpoint: _, ...rest } = (await response.json()) as Record<string, unknown>
    return Response.json(rest)
  },
}

export default defect
