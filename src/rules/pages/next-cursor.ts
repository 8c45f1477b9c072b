import type { Contract } from '../../contract/contract.js'
import { aspectOf } from '../../contract/law/law-aspect.js'
import { interfacesWith } from '../memory/interfaces-with.js'
import { itemsOfPage } from './items-of-page.js'
import { namesAspect } from '../names-aspect.js'
import { askedBy } from './asked-by.js'
import { nextPageOf } from './next-page-of.js'
import type { Memory, Rule } from '../rule.js'

const start = aspectOf('cursor-paging', 'own-start')

/** A page and the one that its nextPage_url leads to are two pages, so they do not tell the same cursor. */
export const nextCursor: Rule = {
  id: 'rules/next-cursor',
  title: 'A page does not tell the cursor of the page that led to it',
  file: 'src/rules/pages/next-cursor.ts',
  contradicts: namesAspect(start),
  remember,
}

/** Addresses that are remembered. */
const most = 4000

function remember(contract: Contract): Memory {
  const names = interfacesWith(contract, ({ requirement }) => requirement(start) !== undefined)
  /** Cursors that pages told, by the address of the page behind. */
  const before = new Map<string, string>()
  return {
    concerns: ({ interface: name = '' }) => names.has(name),
    look(_exchange, answered) {
      const requirement = answered?.operation.requirement(start)
      const { body, items = [] } = (answered && itemsOfPage(answered)) ?? {}
      if (answered === undefined || requirement === undefined || items.length === 0) return []
      const { url } = answered.exchange.request
      const [told, next] = [body?.['start'], nextPageOf(answered)]
      if (typeof told !== 'string' || told === '') return []
      const isTaken = before.get(askedBy(answered, url)) === told
      if (next !== undefined && before.size < most) before.set(askedBy(answered, next), told)
      if (!isTaken) return []
      const expected = 'the cursor of this page, not of the one before'
      return [{ requirement, verdict: 'fail', expected, actual: told, pointer: '/start' }]
    },
    settle: () => [],
  }
}
