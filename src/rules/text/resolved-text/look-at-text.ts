import { isObject } from '../../is-object.js'
import type { Span } from '../../memory/span.js'
import type { AskedText } from './asked-text.js'
import type { Written } from './note-writes.js'
import { keyOf, type OwnText } from './own-text.js'
import { lookAtKeys } from './look-at-keys.js'
import { lookAtString, lookForString } from './look-at-string.js'
import { lookAtTold } from './look-at-told.js'
import { referencesFor } from './references.js'
import type { Seen } from './seen.js'

interface ResolvedText {
  readonly asked: AskedText
  readonly body: Readonly<Record<string, unknown>>
  readonly span: Span
  /** Milliseconds that it may take until what was written is seen everywhere. */
  readonly settleTime: number
}

/** Looks at an answer, now or when more is known of what was written meanwhile. */
export type Look = () => Seen

export function lookAtText(
  written: Written,
  { asked, body, span, settleTime }: ResolvedText,
): Look {
  const groups = isObject(body['groups']) ? body['groups'] : {}
  const shown = new Map<OwnText, unknown>()
  for (const [group, texts] of Object.entries(groups))
    for (const [name, value] of Object.entries(isObject(texts) ? texts : {})) {
      const own = written.texts.get(keyOf(group, name))
      if (own !== undefined) shown.set(own, value)
    }
  // When what was written is seen is not said; but what was written before something that is seen is seen as well.
  const isKnown = (own: OwnText): boolean =>
    own.created.to + settleTime <= span.from ||
    [...shown.keys()].some(({ created }) => created.since >= own.created.number)
  const known = new Set([...written.texts.values()].filter((own) => isKnown(own)))
  const isThere = (own: OwnText): boolean =>
    known.has(own) && !own.isTouched && !(own.gone !== undefined && own.gone.from < span.to)
  const isGone = new Set([...known].filter(({ gone }) => gone !== undefined))
  const read = referencesFor(
    written.texts,
    written.tried,
    (own) => isThere(own) && !isGone.has(own),
  )
  const missing = [...known].filter((own) => !shown.has(own) && !isGone.has(own))
  const keys = Array.isArray(body['unresolvedKeys']) ? body['unresolvedKeys'].map(String) : []
  return () => {
    const strings = [...shown].map(([own, value]) => lookAtString(own, value, asked, read))
    const seen = [
      ...strings,
      lookAtTold(
        body,
        asked,
        strings.flatMap(({ found = [] }) => found),
      ),
      ...missing.filter((own) => isThere(own)).map((own) => lookForString(own, asked, read)),
      ...(asked.resolve !== false ? [lookAtKeys(keys, [...shown.keys()], asked, read)] : []),
    ]
    return {
      kept: seen.flatMap(({ kept }) => kept),
      broken: seen.flatMap(({ broken }) => broken),
    }
  }
}
