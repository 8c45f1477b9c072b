import type { TextItem } from '../books/text.js'
import { taggedResponse } from '../hal/tagged-response.js'
import { bodyOrRefusal } from '../http/body-or-refusal.js'
import type { Call, Operation } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'
import { findGroup } from './find-group.js'
import { judgeWrite } from './judge-write.js'
import { refuseImmutable } from './refuse-immutable.js'
import { stringDocument } from './string-document.js'
import { textPath } from './text-path.js'

/** What a string is set to, and how the client wrote it. */
interface Content {
  readonly items: readonly TextItem[]
  readonly body: unknown
}

/** Creates a string, or updates it for an administrator who knows its current entity tag. */
export const setString: Operation = {
  id: 'setString',
  method: 'PUT',
  path: '/text/groups/{groupId}/strings/{textStringId}',
  statuses: [200, 201, 400, 409, 412, 422],
  errors: 'error',
  async answer(call) {
    const { behaviour, texts, conditions } = call.services
    const { name: group } = findGroup(call)
    refuseImmutable(call, group)
    const name = call.path['textStringId'] ?? ''
    if (!behaviour.isStringName(name))
      throw new Refusal(422, 'invalidStringName', 'No string can have this name.')
    const body = await bodyOrRefusal(call)
    const before = texts.string(group, name)
    judgeWrite<Content>(call, body, {
      current: before && stringDocument(call, before, 'getString'),
      reading: 'getString',
      read(body) {
        const items = behaviour.stringItems(body, texts.formats())
        return items && { items, body }
      },
      conflict: ({ items }) => conflictOf(call, { group, name }, before?.items ?? [], items),
      write({ items, body }) {
        const modifiedAt = behaviour.modifiedAt(before?.modifiedAt, conditions.now(), body)
        texts.write(group, name, items, modifiedAt)
      },
    })
    const after = texts.string(group, name) ?? { group, name, items: [], modifiedAt: 0 }
    const document = stringDocument(call, after, 'getString')
    if (before !== undefined) return taggedResponse(call, document)
    const location = behaviour.location(textPath(group, name), `${call.url.origin}/api`)
    return taggedResponse(call, document, { status: 201, headers: { location } })
  },
}

function conflictOf(
  { services: { behaviour, texts } }: Call,
  key: { readonly group: string; readonly name: string },
  before: readonly TextItem[],
  after: readonly TextItem[],
): { readonly name: string; readonly detail: string } | undefined {
  if (behaviour.omitsItem(before, after))
    return { name: 'textItemOmitted', detail: 'An item that the string has is left out.' }
  if (behaviour.isCircular(key, after, texts))
    return { name: 'circularReference', detail: 'The string would refer to itself.' }
  return undefined
}
