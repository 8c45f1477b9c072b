import { riveraHoldings } from '../../../src/reference/books/rivera-holdings.js'
import { changeHal } from '../../alterations/change-hal.js'
import type { Defect } from '../../defect.js'

const number = riveraHoldings[0]?.account.number ?? ''

/** What is wrong in every HAL document of the interface transactions. */
const defects: readonly Defect[] = [
  {
    name: 'hal-documents-transactions-profile-without-version',
    sentence: 'Profiles of the interface transactions carry no version.',
    breaks: ['transactions.profiles.version'],
    response: changeHal({}, ({ _profile: profile, ...rest }) => ({
      ...rest,
      ...(profile === undefined ? {} : { _profile: String(profile).replace(/\/[\d.]+$/, '') }),
    })),
  },
  {
    name: 'hal-documents-transactions-item-profile-without-version',
    sentence: 'Profiles of items in collections of the interface transactions carry no version.',
    breaks: ['transactions.profiles.version'],
    response: changeHal({}, (resource) => {
      const { items } = (resource['_embedded'] ?? {}) as { items?: { _profile?: string }[] }
      const bare = items?.map((item) => ({
        ...item,
        _profile: String(item['_profile']).replace(/\/[\d.]+$/, ''),
      }))
      return bare === undefined ? resource : { ...resource, _embedded: { items: bare } }
    }),
  },
  {
    name: 'hal-documents-transactions-account-number',
    sentence: 'Links of the interface transactions carry the number of an account.',
    breaks: ['transactions.urls.no-account-number'],
    response: changeHal({}, (resource) => {
      const links = Object.entries(resource['_links'] as Record<string, { href: string }>)
      const marked = links.map(([relation, { href }]) => {
        const url = new URL(href)
        url.searchParams.set('of', number)
        return [relation, { href: url.href }]
      })
      return { ...resource, _links: Object.fromEntries(marked) as typeof resource }
    }),
  },
]

export default defects
