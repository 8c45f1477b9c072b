import type { AddressedLink } from '../../contract/operation.js'
import { decoded } from '../decoded.js'
import { hrefsIn } from './hrefs-in.js'
import { isObject } from '../is-object.js'
import { itemsOfPage } from '../pages/items-of-page.js'
import { lastSegment } from '../memory/last-segment.js'
import type { AnsweredExchange, Remark, Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'

/** A link of which the documents give the form of the address has it, wherever it stands. Nothing is sent there. */
export const addressedLinks: Rule = {
  id: 'rules/addressed-links',
  title: 'The address of a link has the form that the documents give it',
  file: 'src/rules/links/addressed-links.ts',
  contradicts: watchedBy('addressed-links'),
  judge: (answered) => {
    const { operation, exchange } = answered
    return operation.addressedLinks.flatMap((one) =>
      holdersOf(answered, one).flatMap(([holder, at]): readonly Remark[] => {
        const { relation: about, address } = one
        const due = filled(address, holder)
        const hrefs = due === undefined ? [] : hrefsIn(holder, about)
        return hrefs.map((href): Remark => {
          const requirement = operation.requirement({
            kind: 'watched',
            by: 'addressed-links',
            about,
          })
          if (hasForm(href, exchange.request.url, address, holder))
            return { requirement, verdict: 'pass' }
          const pointer = `${at}/_links/${about}`
          return { requirement, verdict: 'fail', expected: `…${due}`, actual: href, pointer }
        })
      }),
    )
  },
}

type Holder = readonly [body: Readonly<Record<string, unknown>>, at: string]

function holdersOf(answered: AnsweredExchange, { place }: AddressedLink): readonly Holder[] {
  const { exchange, operation, response, json } = answered
  if (place === 'body') {
    if (response.status >= 300 || json.kind !== 'json' || !isObject(json.value)) return []
    const [asked, told] = [lastSegment(exchange.request.url), json.value['_id']]
    // Another resource than the one that was asked for is the fault of another requirement.
    const isAnother = operation.path.endsWith('}') && told !== undefined && told !== asked
    return isAnother ? [] : [[json.value, '']]
  }
  const { at = '', items = [] } = itemsOfPage(answered) ?? {}
  return items.flatMap((item, index): readonly Holder[] =>
    isObject(item) ? [[item, `${at}/${index}`]] : [],
  )
}

/** The form with what the holder says in the place of its braces; undefined where that is no text. */
function filled(form: string, holder: Holder[0]): string | undefined {
  const names = [...form.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const isSaid = (name: string): boolean => typeof holder[name] === 'string' && holder[name] !== ''
  if (!names.every(isSaid)) return undefined
  return form.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(holder[name]))
}

/** Whether an address, percent-encoded or not, ends in a path and has its parameters; what fills them may have signs of addresses. */
function hasForm(href: string, from: string, address: string, holder: Holder[0]): boolean {
  if (!URL.canParse(href, from)) return false
  const { pathname, search, searchParams } = new URL(href, from)
  const [path = '', query = ''] = address.split('?')
  const parameters = query === '' ? [] : query.split('&').map((one) => one.split('='))
  return (
    decoded(pathname).endsWith(filled(path, holder) ?? '') &&
    parameters.every(([name = '', form = '']) => {
      const value = filled(form, holder)
      // A plus stands for itself in an address, and for a blank in a form.
      const plain = new URLSearchParams(search.replaceAll('+', '%2B'))
      return [searchParams, plain].some((read) => read.get(name) === value)
    })
  )
}
