import type { TextGroup } from '../books/text.js'
import { linkTo } from '../hal/link-to.js'
import type { Call } from '../http/operation.js'
import { textPath } from './text-path.js'

/** A group (document 2, Text group). */
export function groupDocument({ url, services }: Call, group: TextGroup): object {
  const { behaviour, texts, openedAt } = services
  const { name, label, description, immutable = false } = group
  const times = texts
    .strings()
    .filter((one) => one.group === name)
    .map(({ modifiedAt }) => modifiedAt)
  return {
    name,
    label,
    description,
    immutable,
    modifiedAt: behaviour.modifiedAtTold(times.length === 0 ? openedAt : Math.max(...times)),
    _links: { self: linkTo(textPath(name), url, behaviour) },
  }
}
