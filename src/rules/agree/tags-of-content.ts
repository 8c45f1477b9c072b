import type { Contract } from '../../contract/contract.js'
import { aspectOf } from '../../contract/law/law-aspect.js'
import type { Operation } from '../../contract/operation.js'
import type { Exchange } from '../../exchange/exchange.js'
import { interfacesWith } from '../memory/interfaces-with.js'
import { type Span, spanOf } from '../memory/span.js'
import { openTaggedContents, type TaggedContents } from '../memory/tagged-contents.js'
import { namesAspect } from '../names-aspect.js'
import type { LateRemark, Memory, Remark, Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'
import { taggedAnswer } from './tagged-answer.js'

const by = 'tags-of-content'
const steady = aspectOf('conditional-reads', 'steady')
const changes = aspectOf('conditional-writes', 'tag-changes')

/**
 * A content that comes with one entity tag before and after comes with it in between, and a strong tag is that of one
 * content only (RFC 9110, section 8.8).
 */
export const tagsOfContent: Rule = {
  id: `rules/${by}`,
  title: 'One entity tag stands for one content, and one content has one tag while nothing changes',
  file: 'src/rules/agree/tags-of-content.ts',
  contradicts: (requirement) =>
    namesAspect(steady, changes)(requirement) || watchedBy(by)(requirement),
  remember,
}

/** Representations that are remembered. */
const most = 4000

function remember(contract: Contract): Memory {
  const tagged = interfacesWith(contract, ({ requirement }) => requirement(steady) !== undefined)
  const known = new Map<string, TaggedContents>()
  /** What was sent that may have changed something: where, and when. */
  const touched: { readonly path: string; readonly span: Span }[] = []
  let open: (() => LateRemark | undefined)[] = []

  /** The requirement that a tag of this operation is another one after a write. */
  const aboutChanges = (operation: Operation): string | undefined => {
    const { operations = [] } =
      contract.interfaces.find(({ name }) => name === operation.interface) ?? {}
    const write = operations.find(({ method, path }) => method === 'PUT' && path === operation.path)
    return (
      write?.requirement(changes) ??
      operation.requirement({ kind: 'watched', by, about: operation.id })
    )
  }

  return {
    concerns: ({ interface: name = '' }) => tagged.has(name),
    look(exchange, answered) {
      if (exchange.request.method !== 'GET') {
        touched.push({ path: pathOf(exchange), span: spanOf(exchange) })
        return []
      }
      const answer = answered && taggedAnswer(exchange, answered)
      if (answered === undefined || answer === undefined) return []
      const { operation } = answered
      const place = placeOf(exchange)
      const contents = known.get(place) ?? openTaggedContents()
      if (known.size < most) known.set(place, contents)
      contents.note(answer)
      const { tag } = answer
      if (isWhole(operation) && contents.hasOtherContent(answer)) {
        const expected = 'an entity tag that no other content had'
        return [{ requirement: aboutChanges(operation), verdict: 'fail', expected, actual: tag }]
      }
      if (contents.hasOtherTag(answer))
        open.push(() => {
          const expected = contents.steadyTag(answer)
          if (expected === undefined) return undefined
          const path = pathOf(exchange)
          const isTouched = touched.some(
            (one) => one.path.startsWith(path) || path.startsWith(one.path),
          )
          if (!isWhole(operation) && isTouched) return undefined
          // Nodes of a service that follow one another show by turns what was and what is, and tell the tags of both.
          const settleTime = answered.facts.settleTime?.(operation.interface) ?? Infinity
          const { from, to } = answer.span
          if (touched.some(({ span }) => span.to + settleTime >= from && span.from <= to))
            return undefined
          const requirement = operation.requirement(steady)
          const remark: Remark = { requirement, verdict: 'fail', expected, actual: tag }
          return { exchange: exchange.number, remark }
        })
      return []
    },
    settle() {
      const due = open.flatMap((look) => look() ?? [])
      open = []
      return due
    },
  }
}

/**
 * Whether a representation shows all that its tag counts: where it leaves something out, a tag says more than its
 * content, and a write to what belongs to it may change the tag alone.
 */
const isWhole = ({ interface: name }: Operation): boolean => name === 'text'

const pathOf = ({ request }: Exchange): string => new URL(request.url).pathname

/** What is shown to whom: the same address, asked by the same caller in the same way. */
const placeOf = ({ actor, operation, request }: Exchange): string => {
  const ways = request.headers
    .filter(([name]) => /^accept/i.test(name))
    .map(([name, value]) => `${name.toLowerCase()}: ${value}`)
  return [actor, operation, request.url, ...ways.toSorted()].join('\n')
}
