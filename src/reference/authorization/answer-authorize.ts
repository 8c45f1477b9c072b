import { clientId } from './known-client.js'
import { agreementPage, loginPage, refusalPage } from './login-page.js'
import type { AuthorizationServices } from './authorization-services.js'

/**
 * The authorization endpoint (RFC 6749, 3.1): shows the page to log in on, and leads back to the client when a user
 * has.
 */
export async function answerAuthorize(
  services: AuthorizationServices,
  request: Request,
): Promise<Response> {
  const posted = request.method === 'POST'
  const question = posted
    ? new URLSearchParams(await request.text())
    : new URL(request.url).searchParams
  const of = (name: string): string | undefined => question.get(name) ?? undefined

  const redirectUri = of('redirect_uri')
  if (of('client_id') !== clientId) return refusalPage('This client is not known.')
  if (redirectUri === undefined || !services.behaviour.acceptsRedirect(redirectUri))
    return refusalPage(`The answer may not go to ${redirectUri ?? 'nowhere'}.`)
  const back = (answer: Readonly<Record<string, string>>): Response => {
    const location = new URL(redirectUri)
    const state = of('state')
    const given = services.behaviour.answerQuery(state === undefined ? {} : { state })
    for (const [name, value] of Object.entries({ ...answer, ...given }))
      location.searchParams.set(name, value)
    return new Response(null, { status: 303, headers: { location: location.href } })
  }
  if (of('response_type') !== 'code') return back({ error: 'unsupported_response_type' })
  const challenge = of('code_challenge')
  // RFC 7636, 4.4.1.
  if (challenge === undefined || of('code_challenge_method') !== 'S256')
    return back({ error: 'invalid_request', error_description: 'PKCE with S256 is required' })
  if (!posted) return loginPage(question)

  const [user = '', password = ''] = [of('user'), of('password')]
  if (!services.knows(user, password)) return loginPage(question, 'That is no user and password.')
  const [buttons, agrees] = [services.behaviour.agreement(), of('agrees')]
  if (buttons.length > 0 && agrees === undefined) return agreementPage(question, buttons)
  if (agrees === 'no') return back({ error: 'access_denied' })
  const [nonce, scope = ''] = [of('nonce'), of('scope')]
  const terms = {
    actor: user,
    scope,
    redirectUri,
    challenge,
    nonce,
  }
  return back({ code: services.grants.codeFor(terms) })
}
