import type { Exchange } from '../../exchange/exchange.js'
import { isObject } from '../is-object.js'
import { spanOf } from '../memory/span.js'
import { askedText } from './resolved-text/asked-text.js'
import { lookAtGroups } from './resolved-text/look-at-groups.js'
import { lookAtOthers } from './resolved-text/look-at-others.js'
import { lookAtText, type Look } from './resolved-text/look-at-text.js'
import { lookAtTold } from './resolved-text/look-at-told.js'
import { noteWrites, type Written } from './resolved-text/note-writes.js'
import { keyOf } from './resolved-text/own-text.js'
import { ofOthers } from './resolved-text/seen.js'
import { openSightings } from './resolved-text/sightings.js'
import type { AnsweredExchange, LateRemark, Memory, Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'

const by = 'resolved-as-written'

/**
 * Strings that Assay created have names that no other client knows: each answer with resolved text shows them as they were
 * written, in the language and format that it is to have.
 */
export const resolvedAsWritten: Rule = {
  id: `rules/${by}`,
  title: 'Resolved text shows the strings that were created in a run as they were written',
  file: 'src/rules/text/resolved-as-written.ts',
  contradicts: watchedBy(by),
  remember,
}

/** Answers that are looked at again in the end, when all is known that was written meanwhile. */
const mostDoubts = 2000
/** Situations that are known to be as they must be. */
const mostKept = 50_000

interface Doubt {
  readonly exchange: number
  readonly look: Look
  readonly requirement: (about: string) => string | undefined
}

function remember(): Memory {
  const written: Written = { texts: new Map(), tried: new Set(), others: new Map() }
  const sightings = openSightings(written)
  const kept = new Set([ofOthers])
  let doubts: Doubt[] = []
  return {
    concerns: (exchange) => exchange.interface === 'text',
    look(exchange, answered) {
      noteWrites(written, exchange, answered)
      const look = answered && lookAt(exchange, answered)
      if (look === undefined) return []
      const seen = look()
      for (const situation of seen.kept) if (kept.size < mostKept) kept.add(situation)
      const requirement = (about: string): string | undefined =>
        answered?.operation.requirement({ kind: 'watched', by, about })
      if ((seen.broken.length > 0 || seen.isOpen) && doubts.length < mostDoubts)
        doubts.push({ exchange: exchange.number, look, requirement })
      return []
    },
    settle() {
      const due = doubts.flatMap(({ exchange, look, requirement }): readonly LateRemark[] =>
        look()
          .broken.filter(({ situation, kind }) => kept.has(situation) || kept.has(kind ?? ''))
          .map(({ about, situation: _, kind: __, ...told }) => ({
            exchange,
            remark: { requirement: requirement(about), verdict: 'fail', ...told },
          })),
      )
      doubts = []
      return due
    },
  }

  /** An answer whose request leaves no doubt of what it asks for. */
  function lookAt(
    exchange: Exchange,
    { operation, response, json, facts }: AnsweredExchange,
  ): Look | undefined {
    if (operation.id !== 'getResolvedText' || ![200, 202].includes(response.status))
      return undefined
    if (json.kind !== 'json' || !isObject(json.value)) return undefined
    const asked = askedText(exchange.request, operation)
    if (asked === undefined) return undefined
    const { value: body } = json
    // What there is of text that is still being generated may be nothing, but it is for that format.
    if (response.status === 202) return () => lookAtTold(body, asked, [])
    const span = spanOf(exchange)
    const settleTime = facts.settleTime?.(operation.interface) ?? Number.POSITIVE_INFINITY
    const texts = textsIn(body['groups'])
    const shown = new Map([...texts].map(([group, all]) => [group, [...all.keys()]]))
    const all = new Map([...texts.values()].flatMap((one) => [...one]))
    const looks = [
      lookAtText(written, { asked, body, span, settleTime }),
      lookAtGroups(sightings, { asked, span, shown }),
      lookAtOthers(written, { span, asked, texts: all, keys: keysIn(body['unresolvedKeys']) }),
    ]
    return () => {
      const seen = looks.map((look) => look())
      return {
        kept: seen.flatMap(({ kept: all }) => all),
        broken: seen.flatMap(({ broken }) => broken),
        isOpen: seen.some(({ isOpen }) => isOpen === true),
      }
    }
  }
}

const keysIn = (listed: unknown): readonly string[] =>
  Array.isArray(listed) ? listed.map(String) : []

/** Texts by the key of the string, by group. */
function textsIn(groups: unknown): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const membersOf = (value: unknown) => Object.entries(isObject(value) ? value : {})
  return new Map(
    membersOf(groups).flatMap(([group, strings]) => {
      const texts = membersOf(strings).flatMap(([name, text]) =>
        typeof text === 'string' ? [[keyOf(group, name), text] as const] : [],
      )
      return texts.length === 0 ? [] : [[group, new Map(texts)] as const]
    }),
  )
}
