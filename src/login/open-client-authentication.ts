import * as oauth from 'oauth4webapi'

/** Sends a request as a client, with its secret where the server takes it. */
export type SendAsClient = (
  send: (authentication: oauth.ClientAuth) => Promise<Response>,
) => Promise<Response>

/** Error codes of a request in which the server found no secret (RFC 6749, 5.2). */
const withoutSecret: readonly unknown[] = ['invalid_client', 'invalid_request']

/**
 * A client of a token endpoint. The documents do not say where a secret stands, in the header or in the body: what the
 * configuration names comes first, and the other one is tried where that is refused.
 *
 * @param secret absent for a public client
 * @param methods that the configuration names (OpenID Connect Discovery, 3); undefined where it names none
 */
export function openClientAuthentication(
  secret: string | undefined,
  methods: readonly unknown[] | undefined,
): SendAsClient {
  if (secret === undefined) return (send) => send(oauth.None())
  const [basic, post] = [oauth.ClientSecretBasic(secret), oauth.ClientSecretPost(secret)]
  const isPost =
    methods?.includes('client_secret_post') === true && !methods.includes('client_secret_basic')
  let [first, other] = isPost ? [post, basic] : [basic, post]
  return async (send) => {
    const answer = await send(first)
    if (!(await lacksSecret(answer))) return answer
    const again = await send(other)
    if (await lacksSecret(again)) return answer
    ;[first, other] = [other, first]
    return again
  }
}

async function lacksSecret(answer: Response): Promise<boolean> {
  if (answer.status !== 400 && answer.status !== 401) return false
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  return withoutSecret.includes(Object(body).error)
}
