import type { Call, Operation } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'
import { deliver } from './deliver.js'
import type { Message, MessageFault } from './messages-behaviour.js'
import { topicPath } from './message-paths.js'

/** Takes a message, and queues one notification for each active subscription of its topic. */
export const publishMessage: Operation = {
  id: 'publishMessage',
  method: 'POST',
  path: '/notifications/messages',
  statuses: [202, 400, 413, 422],
  errors: 'notification-error',
  async answer(call) {
    const message = await readOrRefuse(call)
    if (message !== undefined) deliver(call, message)
    return new Response(null, { status: 202 })
  },
}

/** @throws Refusal for what is no message, or for a message on no topic; `undefined` when it is let pass */
async function readOrRefuse(call: Call): Promise<Message | undefined> {
  const { behaviour, messages } = call.services
  const refuse = (fault: MessageFault, detail: string): undefined => {
    const refusal = behaviour.messageRefusal(fault)
    if (refusal !== undefined) throw new Refusal(refusal.status, refusal.name, detail)
    return undefined
  }
  const decline = (fault: MessageFault, message: Message): void =>
    behaviour.declineMessage(fault, () => deliver(call, message))
  const bytes = await call.request.arrayBuffer()
  const json = parsed(bytes)
  if (json === undefined) {
    if (behaviour.isTooLarge('', bytes.byteLength)) return refuse('too-large', 'It is too large.')
    return refuse('malformed', 'The message is not JSON in UTF-8.')
  }
  const message = behaviour.readMessage(json)
  if (behaviour.isTooLarge(message?.body, bytes.byteLength)) {
    if (message !== undefined) decline('too-large', message)
    return refuse('too-large', 'The body of the message is larger than 256 kb.')
  }
  if (message === undefined) return refuse('invalid', 'The message has not the shape of one.')
  if (message.topic === undefined)
    return refuse('topic-missing', 'The message has no link to its topic.')
  const topic = behaviour.topicMeant(message.topic, messages.topics)
  if (topic === undefined) {
    decline('topic-unknown', message)
    return refuse('topic-unknown', 'There is no such topic.')
  }
  return { ...message, topic: topicPath(topic.id) }
}

function parsed(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    return undefined
  }
}
