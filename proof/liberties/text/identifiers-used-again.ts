import type { Liberty } from '../../liberty.js'

const path = /\/groups\/([^/]+)\/strings\/([^/]+)$/

/** Gives each string of a group the least number that none of them has. */
function openNumbers() {
  const groups = new Map<string, Map<string, number>>()
  const numbersOf = (group: string): Map<string, number> => {
    const known = groups.get(group) ?? new Map<string, number>()
    groups.set(group, known)
    return known
  }
  return {
    numberOf(group: string, name: string): number {
      const numbers = numbersOf(group)
      const taken = new Set(numbers.values())
      let least = 1
      while (taken.has(least)) least += 1
      const number = numbers.get(name) ?? least
      numbers.set(name, number)
      return number
    },
    free: (group: string, name: string) => numbersOf(group).delete(name),
  }
}

let numbers = openNumbers()

const liberty: Liberty = {
  name: 'identifiers-used-again',
  sentence: 'A string gets the number of one that was deleted.',
  because: 'An _id is opaque; that it is never given again is not said.',
  behaviour: () => {
    numbers = openNumbers()
    return {}
  },
  async response(response, { method, url }) {
    const [, group, name] = path.exec(decodeURIComponent(new URL(url).pathname)) ?? []
    if (group === undefined || name === undefined || response.status >= 300) return response
    if (method === 'DELETE') numbers.free(group, name)
    if (response.status > 201) return response
    const body = (await response.json()) as object
    if (!('_id' in body)) return Response.json(body, response)
    return Response.json({ ...body, _id: String(numbers.numberOf(group, name)) }, response)
  },
}

export default liberty
