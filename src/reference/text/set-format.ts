import { taggedResponse } from '../hal/tagged-response.js'
import type { TextFormat } from '../books/text.js'
import { bodyOrRefusal } from '../http/body-or-refusal.js'
import type { Operation } from '../http/operation.js'
import { findFormat } from './find-format.js'
import { formatDocument } from './format-document.js'
import { judgeWrite } from './judge-write.js'

/** Replaces a format for an administrator who knows its current entity tag. */
export const setFormat: Operation = {
  id: 'setFormat',
  method: 'PUT',
  path: '/text/formats/{formatId}',
  statuses: [200, 400, 404, 412, 422],
  errors: 'error',
  async answer(call) {
    const { behaviour, texts } = call.services
    const { formatId: name = '' } = call.path
    const find = () => (behaviour.createsFormat(name) ? texts.format(name) : findFormat(call))
    find()
    const body = await bodyOrRefusal(call)
    const before = find()
    judgeWrite<TextFormat>(call, body, {
      current: before && formatDocument(call, before),
      reading: 'getFormat',
      read: (body) => behaviour.formatIn(body, name),
      write: (format) => texts.writeFormat(format),
    })
    return taggedResponse(call, formatDocument(call, findFormat(call)))
  },
}
