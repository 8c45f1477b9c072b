import { type Answer, type RequestInput, type Sender, tagOf } from '../../../src/scenario/index.js'

/** Sends an update of a definition, with the entity tag of what was read. */
export function putDefinition(
  sender: Sender,
  order: RequestInput,
  read: Answer,
  changes: object,
): Promise<Answer> {
  const tag = tagOf(read)
  return sender.send('updateDefinition', {
    ...order,
    json: { ...(read.json as object), ...changes },
    headers: tag === undefined ? [] : [['If-Match', tag]],
  })
}
