import type { Message } from './messages-behaviour.js'

type Members = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a message (document 3, Message): `undefined` when it has not the shape of one. */
export function readMessage(json: unknown): Message | undefined {
  if (!isObject(json)) return undefined
  const { body, _links: links = {} } = json
  if (body !== undefined && typeof body !== 'string' && !isObject(body)) return undefined
  if (!isObject(links)) return undefined
  const [topic, entity] = ['svc:topic', 'svc:entity'].map((relation) => links[relation])
  if (![topic, entity].every((link) => link === undefined || isLink(link))) return undefined
  return { body, topic: hrefOf(topic), entity: hrefOf(entity) }
}

const isLink = (link: unknown): boolean => isObject(link) && typeof link['href'] === 'string'

const hrefOf = (link: unknown): string | undefined =>
  isObject(link) ? String(link['href']) : undefined
