import type { Stage } from '../../../src/scenario/index.js'

/** A message as a client sends it. */
export interface Message {
  readonly body: unknown
  readonly _links: Readonly<Record<string, { readonly href: string }>>
}

/** What the marks of all messages of a run begin with. */
export const markPrefix = 'assay-'

/**
 * A message of ours, with something in its body by which it is known where the body comes along: no other run has the same,
 * of which something may be left.
 */
export function ownMessage(
  { began, random }: Pick<Stage, 'began' | 'random'>,
  topic: string,
  entity?: string,
): Message & { readonly mark: string } {
  const mark = `${markPrefix}${began.toString(36)}-${random(1e9).toString(36)}`
  return {
    mark,
    body: { text: 'Assay published this.', mark },
    _links: {
      'svc:topic': { href: topic },
      ...(entity === undefined ? {} : { 'svc:entity': { href: entity } }),
    },
  }
}
