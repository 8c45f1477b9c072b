import { changeItems } from '../../alterations/change-items.js'
import { changeJson, type Json, type JsonObject } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'

const extra = {
  _profile: 'https://profiles.example/thing/1.1.1',
  _links: { self: { href: '/somewhere' } },
  openedOn: '2011-02-28',
  'x-branch': { code: 17, open: true, hours: [9, 17.5], note: null },
}
/** What is free in form stays what it is: OpenAPI forbids members that it does not know. */
const isFree = (operation: string | undefined): boolean => operation === 'getApiDoc'
const unlessFree =
  (change: NonNullable<Liberty['response']>): NonNullable<Liberty['response']> =>
  (response, request, context) =>
    isFree(context.operation) ? response : change(response, request, context)
const because = 'The documents do not forbid further members.'
/** How many bodies were answered: what they show differs each time. */
let served = 0
/** Objects within an item whose members have names of their own; others are maps, in which each name means something. */
const parts = ['allows', 'product', 'location', 'coordinates', 'amount', 'balance', 'message']

/** Items and their parts have a member that is another one each time. */
function ofTheMoment(value: Json | undefined, isMeant: boolean): Json | undefined {
  if (Array.isArray(value)) return value.map((one) => ofTheMoment(one, isMeant) ?? null)
  if (typeof value !== 'object' || value === null) return value
  const changed = Object.entries(value).map(([name, one]) => {
    if (name === '_embedded') return [name, ofTheMoment(one, false)]
    return [
      name,
      name === 'items' || (isMeant && parts.includes(name)) ? ofTheMoment(one, true) : one,
    ]
  })
  return { ...Object.fromEntries(changed), ...(isMeant && { served: (served += 1) }) }
}

/** More than the contract asks for. */
const liberties: readonly Liberty[] = [
  {
    name: 'extra-members-in-bodies',
    sentence:
      'Every body, problem documents included, has members that the contract does not know.',
    because,
    respells: true,
    response: unlessFree(changeJson({}, (body) => ({ ...extra, ...body }))),
  },
  {
    name: 'extra-members-of-the-moment',
    sentence:
      'Every body has a member that the contract does not know, and that its tag does not count.',
    because,
    response: unlessFree(
      changeJson({}, (body) => ({ ...body, served: { number: (served += 1) } })),
    ),
  },
  {
    name: 'extra-members-of-the-moment-in-items',
    sentence: 'Every item has a member that the contract does not know and that differs each time.',
    because,
    response: unlessFree(changeJson({}, (body) => ofTheMoment(body, false) ?? body)),
  },
  {
    name: 'extra-members-in-items',
    sentence: 'Accounts, their products and permissions and balances have further members.',
    because,
    respells: true,
    response: unlessFree(
      changeItems({}, (item) => {
        const changed: JsonObject = { ...item, ...extra }
        for (const part of ['allows', 'product']) {
          const inner = item[part]
          if (typeof inner === 'object' && !Array.isArray(inner) && inner !== null) {
            changed[part] = { ...inner, closeAccount: false, since: '2011' }
          }
        }
        return changed
      }),
    ),
  },
]

export default liberties
