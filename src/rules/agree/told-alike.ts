import type { Contract } from '../../contract/contract.js'
import { aspectOf } from '../../contract/law/law-aspect.js'
import { differingMembers } from '../../contract/shown/differing-members.js'
import { inMemberOrder } from '../../contract/shown/in-member-order.js'
import { leftOut } from '../../contract/shown/left-out.js'
import type { Operation } from '../../contract/operation.js'
import { decoded } from '../decoded.js'
import { isObject } from '../is-object.js'
import { itemsOfPage } from '../pages/items-of-page.js'
import { hrefsIn } from '../links/hrefs-in.js'
import type { Item } from '../memory/own-resource.js'
import { interfacesWith } from '../memory/interfaces-with.js'
import { onBehalfOf } from '../memory/on-behalf-of.js'
import { spanOf } from '../memory/span.js'
import { addressesOf, isAbout, type Touch, touchOf } from '../memory/touch.js'
import { openWitnesses } from '../memory/witnesses.js'
import { namesAspect } from '../names-aspect.js'
import type { Memory, Remark, Rule } from '../rule.js'

const agree = aspectOf('items-agree', 'agree')
const carried = aspectOf('items-agree', 'carried')

/**
 * What a list says of an item before and afterwards, it says in between, where the run did not write to it: the resource
 * behind the item is the same.
 */
export const toldAlike: Rule = {
  id: 'rules/told-alike',
  title: 'A list says of an item what it says of it before and afterwards',
  file: 'src/rules/agree/told-alike.ts',
  contradicts: namesAspect(agree, carried),
  remember,
}

function remember(contract: Contract): Memory {
  const witnesses = openWitnesses()
  const touches: Touch[] = []
  const names = interfacesWith(contract, ({ requirement }) => requirement(agree) !== undefined)
  return {
    // What is sent to the address of a link is of no interface.
    concerns: ({ interface: name }) => name === undefined || names.has(name),
    look(exchange, answered) {
      const touch = touchOf(exchange)
      // What is put somewhere changes what is there, whatever else it names.
      const isPut = exchange.request.method === 'PUT'
      if (touch !== undefined) touches.push(isPut ? { ...touch, text: decoded(touch.url) } : touch)
      const { operation, facts } = answered ?? {}
      const { by = '', members = [] } = operation?.itemResource ?? {}
      if (answered === undefined || operation?.requirement(agree) === undefined) return []
      if (facts?.clock === 'moved') return []
      const settleTime = facts?.settleTime?.(operation.interface)
      const { items = [], at = '' } = itemsOfPage(answered) ?? {}
      const { url } = exchange.request
      const { pathname } = new URL(url)
      const span = spanOf(exchange)
      const list = [exchange.actor, onBehalfOf(url), operation.id, pathname].join(' ')
      for (const [index, item] of items.entries()) {
        const id = isObject(item) ? item[by] : undefined
        if (!isObject(item) || typeof id !== 'string' || id === '') continue
        const now = Object.fromEntries(members.map((name) => [name, item[name]]))
        const said = JSON.stringify(inMemberOrder(now))
        const look = (around: readonly string[]): Remark | undefined => {
          const [usual] = around
          if (usual === undefined) return undefined
          const remark = judge(operation, now, JSON.parse(usual) as Item, `${at}/${index}`)
          if (remark === undefined) return undefined
          const hrefs = Object.keys(Object(item['_links'])).flatMap((name) => hrefsIn(item, name))
          const addresses = addressesOf(hrefs, url)
          return touches.some((one) => isAbout(one, id, addresses)) ? undefined : remark
        }
        witnesses.note(`${list} ${id}`, said, span, look, settleTime)
      }
      return []
    },
    settle: witnesses.settle,
  }
}

function judge(operation: Operation, now: Item, usual: Item, at: string): Remark | undefined {
  const member = differingMembers(now, usual)[0]
  const left = leftOut(operation.itemResource?.carried ?? [], now, usual)
  if (member === undefined && left === undefined) return undefined
  const told = (value: unknown) => JSON.stringify(value) ?? 'nothing'
  return {
    requirement: operation.requirement(member === undefined ? carried : agree),
    verdict: 'fail',
    expected:
      member === undefined
        ? `an item with ${left}`
        : `${told(usual[member])}, as before and afterwards`,
    actual: member === undefined ? 'an item without it' : told(now[member]),
    pointer: member === undefined ? at : `${at}/${member}`,
  }
}
