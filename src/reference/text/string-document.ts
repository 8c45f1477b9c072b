import { linkTo } from '../hal/link-to.js'
import type { Call } from '../http/operation.js'
import type { TextString } from './text-store.js'
import { textPath } from './text-path.js'

/**
 * A string (document 2, Text string): by itself with `_id` and with its group, in a collection with
 * `name`.
 */
export function stringDocument(
  { url, services }: Call,
  { group, name, items, modifiedAt }: TextString,
  operation: 'getString' | 'getStrings',
): object {
  const { behaviour, texts } = services
  const whole = operation === 'getString'
  const identity = whole
    ? { _id: `text-${Buffer.from(`${group}.${name}`).toString('base64url')}` }
    : { name }
  const { label, description } = texts.group(group) ?? {}
  // Without the time of the group, which other strings change: the entity tag would change with it.
  const embedded = { 'svc:group': { name: group, label, description } }
  return {
    ...identity,
    _profile: behaviour.profile('textString', '1.0.0'),
    _links: {
      self: linkTo(textPath(group, name), url, behaviour),
      'svc:group': linkTo(textPath(group), url, behaviour),
    },
    _embedded: whole ? embedded : undefined,
    values: behaviour.itemsShown(items, operation),
    modifiedAt: behaviour.modifiedAtTold(modifiedAt),
  }
}
