/** Paths below the address that the documents call {auth_url}, and whether the token endpoint is below the base URL. */
interface Spelling {
  readonly authorize: string
  readonly token: { readonly below: 'url' | 'baseUrl'; readonly path: string }
}

/** Document 1, Authentication: transactions. Also for what no document gives a spelling of. */
const ordinary: Spelling = {
  authorize: '/auth/oauth2/authorize',
  token: { below: 'baseUrl', path: '/auth/oauth2/token' },
}
/** The documents differ: document 2, Authentication; document 3, Authentication. */
const others: Readonly<Record<string, Spelling>> = {
  text: { authorize: '/oauth2/authorize', token: { below: 'url', path: '/auth/oauth2/token' } },
  notifications: {
    authorize: '/oauth2/authorize',
    token: { below: 'baseUrl', path: '/auth/oauth2/token' },
  },
}

/**
 * The endpoints of an authorization server as the document of an interface spells them.
 *
 * @param name of the interface; absent for all of them
 */
export function documentedEndpoints(
  name: string | undefined,
  url: string,
  baseUrl: string,
): { readonly authorizationUrl: string; readonly tokenUrl: string } {
  const { authorize, token } = (name !== undefined && others[name]) || ordinary
  return {
    authorizationUrl: url + authorize,
    tokenUrl: (token.below === 'url' ? url : baseUrl) + token.path,
  }
}
