import { wellKnown } from './read-configuration.js'

/**
 * Whether a configuration is that of the issuer that it names (OpenID Connect Discovery, 4.3); where the document is at
 * another address than that specification has, at least no other host may be named.
 *
 * @param url of the configuration
 */
export const isOwnIssuer = (issuer: unknown, url: string): boolean =>
  typeof issuer === 'string' &&
  (url.endsWith(wellKnown)
    ? issuer.replace(/\/$/, '') === url.slice(0, -wellKnown.length)
    : URL.canParse(issuer) && new URL(issuer).origin === new URL(url).origin)
