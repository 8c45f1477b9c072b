import type { TextFormat } from '../books/text.js'
import { linkTo } from '../hal/link-to.js'
import type { Call } from '../http/operation.js'

/** A format (document 2, Text format). */
export function formatDocument({ url, services }: Call, { name, description }: TextFormat): object {
  const { behaviour } = services
  return {
    name,
    description,
    _profile: behaviour.profile('format', '1.0.0'),
    _links: { self: linkTo(`/text/formats/${encodeURIComponent(name)}`, url, behaviour) },
  }
}
