import { formatCount } from '../format-count.js'
import { type Html, html } from './html.js'
import type { Lookup } from './lookup.js'

/** The number of an exchange, which leads to it where the report lists it. */
export const exchangeLink = (number: number, { listed }: Pick<Lookup, 'listed'>): Html =>
  listed.has(number)
    ? html`<a href="#exchange--${number}">exchange ${formatCount(number)}</a>`
    : html`exchange ${formatCount(number)}`
