import { riveraHoldings } from '../../../src/reference/books/rivera-holdings.js'
import { changeHal } from '../../alterations/change-hal.js'
import type { Defect } from '../../defect.js'

const number = riveraHoldings[0]?.account.number ?? ''

/** Interfaces with HAL documents. */
const interfaces = ['transactions'] as const

/** What is wrong in every HAL document of an interface. */
const defects: readonly Defect[] = interfaces.flatMap((name) => [
  {
    name: `hal-documents-${name}-profile-without-version`,
    sentence: `Profiles of the interface ${name} carry no version.`,
    breaks: [`${name}.profiles.version`],
    response: changeHal({}, ({ _profile: profile, ...rest }) => ({
      ...rest,
      ...(profile === undefined ? {} : { _profile: String(profile).replace(/\/[\d.]+$/, '') }),
    })),
  },
  {
    name: `hal-documents-${name}-item-profile-without-version`,
    sentence: `Profiles of items in collections of the interface ${name} carry no version.`,
    breaks: [`${name}.profiles.version`],
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
    name: `hal-documents-${name}-account-number`,
    sentence: `Links of the interface ${name} carry the number of an account.`,
    breaks: [`${name}.urls.no-account-number`],
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
])

export default defects
