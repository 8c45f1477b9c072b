import { aspectOf } from '../../contract/law/law-aspect.js'
import { clocksApart } from '../../contract/clocks-apart.js'
import type { Answer } from '../answer/answer.js'
import { compareStatus } from './compare-status.js'
import { describedPart } from '../../contract/shown/described-part.js'
import type { Comparison } from './comparison.js'
import { disagreementOf } from './disagreement-of.js'
import { opaque, tagOf } from '../answer/entity-tag.js'
import { hrefsOf } from '../answer/hrefs-of.js'
import { notShown } from '../../contract/shown/not-shown.js'
import { Undecided } from '../undecided.js'

/** What can be said of one resource, compared with what was sent or with another answer. */
export interface ResourceExpectation {
  /** It shows all that was sent, in the same places; see `notShown`. */
  shows(sent: unknown): boolean
  /**
   * It says what another answer says, as it does behind a link that leads to the same resource: in all members of the
   * definition that both show, links left aside, or in what is at these JSON Pointers, which both have or neither. Where the other one was
   * answered with success, so is this one.
   */
  agreesWith(other: Answer, pointers?: readonly string[]): boolean
  /**
   * It has a link of this relation (HAL), and the test accepts where each of them leads.
   *
   * @param to in words: `the topic of the message`
   */
  linksTo(relation: string, to?: string, test?: (href: string) => boolean): boolean
  /** It has the entity tag of another answer, weak or not (RFC 9110, section 8.8.3.2). */
  keepsTagOf(other: Answer): boolean
  /**
   * Its entity tag is another one than that of an earlier answer. A weak one need not tell every change (RFC 9110,
   * section 8.8.1), and shows nothing where it stays.
   */
  hasOtherTagThan(earlier: Answer): boolean
  /**
   * The time at the pointer is later than this one; where it is as little earlier as the clocks of one service may differ,
   * it shows nothing.
   */
  isLater(pointer: string, than: unknown): boolean
}

/** @param settle what happens with a comparison; comparing throws Undecided when the answer does not allow it */
export function expectResource(
  answer: Answer,
  settle: (compare: () => Comparison) => boolean,
): ResourceExpectation {
  return {
    shows: (sent) =>
      settle(() => {
        const [lost] = notShown(sent, answer.json)
        return lost === undefined
          ? { holds: true, expected: 'what was sent', actual: 'the same' }
          : { holds: false, ...lost }
      }),
    agreesWith: (other, pointers) =>
      settle(() => {
        if (isSuccess(other) && !isSuccess(answer))
          return { ...compareStatus(answer, [other.status]), against: other }
        const [one, another] = [answer, other].map((each) =>
          pointers === undefined ? describedPart(each.operation, each.json) : each.json,
        )
        const found = disagreementOf(one, another, pointers)
        if (found === 'nothing in common')
          throw new Undecided('The two answers have nothing in common that could be compared.', {
            remedy: 'let both answers show the same members',
            exchanges: [answer, other].map(({ exchange }) => exchange.number),
          })
        if (found !== undefined) return { holds: false, whole: true, ...found, against: other }
        const expected = `what exchange ${other.exchange.number} says`
        return { holds: true, expected, actual: 'the same', against: other }
      }),
    linksTo: (relation, to, test = () => true) =>
      settle(() => {
        const hrefs = hrefsOf(answer.json, relation)
        const wrong = hrefs.filter((href) => !test(href))
        return {
          holds: hrefs.length > 0 && wrong.length === 0,
          expected: to === undefined ? `a link ${relation}` : `a link ${relation} to ${to}`,
          actual: wrong[0] ?? hrefs[0] ?? 'none',
          pointer: '/_links',
          whole: true,
        }
      }),
    keepsTagOf: (other) =>
      settle(() => {
        const [due, tag] = [tagIn(other), tagIn(answer)]
        return { holds: opaque(due) === opaque(tag), expected: due, actual: tag, against: other }
      }),
    hasOtherTagThan: (earlier) =>
      settle(() => {
        const [old, tag] = [tagIn(earlier), tagIn(answer)]
        if (old === tag && old.startsWith('W/'))
          throw new Undecided('The entity tag is a weak one.', {
            remedy: 'let the entity tag be a strong one',
          })
        const expected = `another entity tag than ${old}`
        return { holds: old !== tag, expected, actual: tag, against: earlier }
      }),
    isLater: (pointer, than) =>
      settle(() => {
        const [due, time] = [than, answer.at(pointer)].map((one) => Date.parse(String(one)))
        if (due === undefined || Number.isNaN(due))
          throw new Undecided(`There is no time to compare with: ${String(than)}.`, {
            remedy: 'let both answers show a time',
          })
        if (isLittleEarlier(Number(time), due))
          throw new Undecided(
            'It tells an earlier time than before, by no more than clocks of one service may differ.',
            { remedy: 'let the clocks of the target agree' },
          )
        const expected = `a time after ${String(than)}`
        return {
          holds: Number(time) > due,
          expected,
          actual: `${String(answer.at(pointer))}`,
          pointer,
        }
      }),
  }
}

/** Whether a time is earlier than another one by no more than if each is told by a clock of its own. */
const isLittleEarlier = (time: number, than: number): boolean =>
  time < than && than - time <= clocksApart

const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300

/** @throws Undecided where there is no entity tag: that is another requirement's failure */
function tagIn(answer: Answer): string {
  const { operation, exchange } = answer
  const tag = tagOf(answer)
  if (tag !== undefined) return tag
  throw new Undecided(`Exchange ${exchange.number} has no entity tag.`, {
    dependsOn: operation.requirement(aspectOf('conditional-reads', 'present')),
    exchanges: [exchange.number],
  })
}
