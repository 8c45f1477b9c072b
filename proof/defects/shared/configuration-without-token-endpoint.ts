import type { Defect } from '../../defect.js'

const defect: Defect = {
  name: 'configuration-without-token-endpoint',
  sentence: 'The OpenID Connect configuration names no token endpoint.',
  breaks: ['accounts.authentication.oidc', 'institutions.authentication.oidc'],
  authorization: { configuration: ({ token_endpoint: _, ...own }) => own },
}

export default defect
