import { aspectOf } from '../../contract/law/law-aspect.js'
import { hrefsIn } from '../links/hrefs-in.js'
import { betweenAnswers } from '../memory/between-answers.js'
import { spanOf } from '../memory/span.js'
import type { Witnesses } from '../memory/witnesses.js'
import { namesAspect } from '../names-aspect.js'
import { pageOf } from './page-of.js'
import type { AnsweredExchange, Rule } from '../rule.js'
import { splitAddress } from '../links/split-address.js'

const collection = aspectOf('offset-paging-links', 'collection')

/** Where the link collection has the name of the list at its end before and afterwards, it has it in between. */
export const collectionLinks: Rule = {
  id: 'rules/collection-links',
  title: 'The link collection of a page does not lead elsewhere now and then',
  file: 'src/rules/pages/collection-links.ts',
  contradicts: namesAspect(collection),
  remember: betweenAnswers(collection, note),
}

function note(answered: AnsweredExchange, witnesses: Witnesses): void {
  const { exchange, operation } = answered
  const requirement = operation.requirement(collection)
  const page = requirement === undefined ? undefined : pageOf(answered)
  const { url } = exchange.request
  const [href, ...more] = hrefsIn(page?.body, 'collection')
  const own = splitAddress(url, url)?.last
  if (page === undefined || href === undefined || more.length > 0 || own === undefined) return
  // What a list is narrowed by may have a collection of its own.
  const asked = [...new URL(url).searchParams.keys()].filter((name) => !pages.includes(name))
  const place = [exchange.actor, exchange.operation, ...asked.toSorted()].join(' ')
  const isOwn = splitAddress(href, url)?.last === own
  witnesses.note(place, isOwn ? 'own' : 'another', spanOf(exchange), (around) =>
    isOwn || !around.includes('own')
      ? undefined
      : {
          requirement,
          verdict: 'fail',
          expected: `a link to ${own}, as before and afterwards`,
          actual: href,
          pointer: '/_links/collection',
        },
  )
}

const pages: readonly string[] = ['start', 'limit']
