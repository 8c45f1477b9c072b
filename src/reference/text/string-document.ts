import { linkTo } from '../hal/link-to.js'
import type { Call } from '../http/operation.js'
import type { TextString } from './text-book.js'
import { textPath } from './text-path.js'

/** A string (document 2, Text string): by itself with `_id`, in a collection with `name`. */
export function stringDocument(
  { url, office }: Call,
  { group, name, items, modifiedAt }: TextString,
  operation: 'getString' | 'getStrings',
): object {
  const { behaviour } = office
  const identity =
    operation === 'getStrings'
      ? { name }
      : { _id: `text-${Buffer.from(`${group}.${name}`).toString('base64url')}` }
  return {
    ...identity,
    _profile: behaviour.profile('textString', '1.0.0'),
    _links: {
      self: linkTo(textPath(group, name), url, behaviour),
      'svc:group': linkTo(textPath(group), url, behaviour),
    },
    values: behaviour.itemsShown(items, operation),
    modifiedAt: behaviour.timestamp(modifiedAt),
  }
}
